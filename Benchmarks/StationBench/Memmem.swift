import Foundation

/// The C library's `memmem`, which its headers show to GNU sources only.
enum Memmem {
    private typealias Function =
        @convention(c) (UnsafeRawPointer?, Int, UnsafeRawPointer?, Int) -> UnsafeMutableRawPointer?

    private static let function: Function? = dlsym(dlopen(nil, RTLD_NOW), "memmem").map {
        // dlsym gives the address of a C function whose type is memmem's, by its documentation.
        unsafeBitCast($0, to: Function.self)
    }

    /// Where a needle begins in a run of bytes; nil where it does not occur.
    @inline(__always)
    static func find(_ needle: [UInt8], in base: UnsafePointer<UInt8>, _ count: Int) -> UnsafeRawPointer? {
        function?(base, count, needle, needle.count).map { UnsafeRawPointer($0) }
    }
}
