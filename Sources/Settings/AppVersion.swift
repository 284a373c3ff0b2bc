/// Which Wayside this is.
public enum AppVersion {
    /// The version as people read it: major, minor and patch, after semver.org.
    public static let short = "0.1.0"
    /// The years of the copyright.
    public static let copyrightYears = "2026"
}
