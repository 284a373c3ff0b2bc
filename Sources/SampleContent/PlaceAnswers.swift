import Foundation

/// The places service: `/api/v1/places` and `/api/v1/places/{id}/photos`.
struct PlaceAnswers {
    let library: PlaceLibrary
    let changes: ContentChanges

    /// Every place with its thumbnail.
    func list(_ request: SampleRequest) -> SampleResponse {
        let rows = library.places.map { place in
            JSONValue.object([
                ("createdAt", .string(place.created)),
                ("name", .string(place.name)),
                ("thumbnail", .string("\(request.base)/photos/\(place.thumbnail)")),
                ("id", .string(place.id)),
            ])
        }
        return answer(rows)
    }

    /// The photos of one place, in no particular order; 404 for a place that is not there.
    func photos(of id: String, _ request: SampleRequest) -> SampleResponse {
        guard let place = library.places.first(where: { $0.id == id }) else {
            return .text("\"Not found\"", type: "application/json; charset=utf-8", status: 404)
        }
        return answer(photos(of: place).map { row($0, of: place, request) })
    }

    private func photos(of place: Place) -> [Photo] {
        let count = max(0, changes.insertedPhotos[place.id] ?? 0)
        let inserted = (0..<count).compactMap { index -> Photo? in
            guard let model = place.photos.first else { return nil }
            let minutes = String(index / 60 % 24 + 100).dropFirst() + ":" + String(index % 60 + 100).dropFirst()
            return Photo(
                id: "new-\(index + 1)",
                created: .moment("2026-03-02T\(minutes):00.000Z"),
                file: "\(model.file)?new=\(index + 1)"
            )
        }
        return place.photos + inserted
    }

    private func row(_ photo: Photo, of place: Place, _ request: SampleRequest) -> JSONValue {
        var members: [(key: String, value: JSONValue)] = []
        switch photo.created {
        case .moment(let text): members.append(("createdAt", .string(text)))
        case .null: members.append(("createdAt", .null))
        case .absent: break
        }
        members += [
            ("image", .string("\(request.base)/photos/\(photo.file)")),
            ("id", .string(photo.id)),
            ("placeId", .string(place.id)),
        ]
        return .object(members)
    }

    private func answer(_ rows: [JSONValue]) -> SampleResponse {
        .text(JSONValue.array(changes.spoil(rows)).text(), type: "application/json; charset=utf-8")
    }
}
