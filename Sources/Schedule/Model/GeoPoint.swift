import Foundation

/// A place on the globe, in degrees.
public struct GeoPoint: Hashable, Sendable {
    /// Degrees north, -90 to 90.
    public let latitude: Double
    /// Degrees east, -180 to 180.
    public let longitude: Double

    /// A point; nil for what is no place: not finite, out of range, or 0° 0° (which data use for "not known").
    public init?(latitude: Double, longitude: Double) {
        guard latitude.isFinite, longitude.isFinite, abs(latitude) <= 90, abs(longitude) <= 180 else { return nil }
        guard latitude != 0 || longitude != 0 else { return nil }
        self.latitude = latitude
        self.longitude = longitude
    }

    /// The distance as the crow flies, in kilometres, on a sphere of the mean radius 6371.0088 km (IUGG).
    public func distance(to other: GeoPoint) -> Double {
        let radians = Double.pi / 180
        let northward = (other.latitude - latitude) * radians
        let eastward = (other.longitude - longitude) * radians
        let haversine =
            pow(sin(northward / 2), 2)
            + cos(latitude * radians) * cos(other.latitude * radians) * pow(sin(eastward / 2), 2)
        return 2 * 6371.0088 * asin(min(1, sqrt(haversine)))
    }

    /// The address that opens this place in Apple's maps under a name: `https://maps.apple.com/?ll=…&q=…`.
    public func mapsURL(named name: String) -> URL? {
        var components = URLComponents()
        components.scheme = "https"
        components.host = "maps.apple.com"
        components.path = "/"
        components.queryItems = [
            URLQueryItem(name: "ll", value: "\(latitude),\(longitude)"),
            URLQueryItem(name: "q", value: name),
        ]
        // A plus sign is a space to whoever reads the query; URLComponents leaves it as it is.
        components.percentEncodedQuery = components.percentEncodedQuery?.replacingOccurrences(of: "+", with: "%2B")
        return components.url
    }
}
