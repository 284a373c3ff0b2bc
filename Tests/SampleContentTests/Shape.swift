import Foundation

/// The shape of a JSON text: every path in it with the type found there, `payload[].id: string`.
struct Shape: Decodable {
    private(set) var paths: Set<String> = []

    init(_ data: Data) throws {
        self = try JSONDecoder().decode(Shape.self, from: data)
    }

    init(from decoder: Decoder) throws {
        if let object = try? decoder.container(keyedBy: Key.self) {
            for key in object.allKeys {
                let inner = try object.decode(Shape.self, forKey: key)
                paths.formUnion(
                    inner.paths.map { key.stringValue + ($0.hasPrefix(":") || $0.hasPrefix("[") ? "" : ".") + $0 }
                )
            }
            if object.allKeys.isEmpty { paths = [": object"] }
        } else if var array = try? decoder.unkeyedContainer() {
            while !array.isAtEnd {
                let inner = try array.decode(Shape.self)
                paths.formUnion(inner.paths.map { "[]" + ($0.hasPrefix(":") || $0.hasPrefix("[") ? "" : ".") + $0 })
            }
            if paths.isEmpty { paths = [": array"] }
        } else {
            let value = try decoder.singleValueContainer()
            if value.decodeNil() {
                paths = [": null"]
            } else if (try? value.decode(Bool.self)) != nil {
                paths = [": boolean"]
            } else if (try? value.decode(Double.self)) != nil {
                paths = [": number"]
            } else {
                paths = [": string"]
            }
        }
    }

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init?(stringValue: String) {
            self.stringValue = stringValue
        }

        init?(intValue: Int) {
            nil
        }
    }
}
