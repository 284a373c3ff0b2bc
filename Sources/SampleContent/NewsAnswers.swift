import Foundation

/// The news service: `/v1/news?first=F&last=L` and `/v1/news_content?id=ID`.
struct NewsAnswers {
    let library: NewsLibrary
    let changes: ContentChanges

    /// Headlines of the half-open window `first..<last`; a window beyond the end is an empty list.
    func list(_ request: SampleRequest) -> SampleResponse {
        let first = request.query("first").map(Int.init) ?? 0
        let last = request.query("last").map(Int.init) ?? 20
        guard let first, let last, first >= 0, last >= first else {
            return failure("INVALID_REQUEST_DATA", "first and last must be whole numbers, 0 <= first <= last.")
        }
        let items = library.items(with: changes)
        let window = items[min(first, items.count)..<min(last, items.count)]
        return success(.array(changes.spoil(window.map(title))))
    }

    /// One item with its text.
    func content(_ request: SampleRequest) -> SampleResponse {
        guard let id = request.query("id"), !id.isEmpty else {
            return failure("INVALID_REQUEST_DATA", "The parameter id is missing.")
        }
        guard let item = library.items(with: changes).first(where: { $0.id == id }) else {
            return failure("INTERNAL_ERROR", "There is no news item with the id \(id).")
        }
        // An item is written three hours before it is published, as the real ones were.
        let created = JSONValue.object([("milliseconds", .integer(item.published - 10_405_000))])
        return success(
            .object([
                ("title", title(item)),
                ("creationDate", created),
                ("lastModificationDate", created),
                ("content", .string(library.text(of: item).replacingOccurrences(of: "{base}", with: request.base))),
                ("bankInfoTypeId", .integer(item.bankInfoTypeID)),
                ("typeId", .string("usual")),
            ])
        )
    }

    private func title(_ item: NewsItem) -> JSONValue {
        .object([
            ("id", .string(item.id)),
            ("name", .string(item.name)),
            ("text", .string(item.headline)),
            ("publicationDate", .object([("milliseconds", .integer(item.published))])),
            ("bankInfoTypeId", .integer(item.bankInfoTypeID)),
        ])
    }

    private func success(_ payload: JSONValue) -> SampleResponse {
        answer([("resultCode", .string("OK")), ("payload", payload), ("trackingId", .string("58479826241"))])
    }

    /// The service reports its errors with status 200 and a `resultCode` other than `OK`.
    private func failure(_ code: String, _ message: String) -> SampleResponse {
        answer([
            ("resultCode", .string(code)),
            ("errorMessage", .string(message)),
            ("plainMessage", .string(message)),
            ("trackingId", .string("58479826241")),
        ])
    }

    private func answer(_ members: [(key: String, value: JSONValue)]) -> SampleResponse {
        .text(JSONValue.object(members).text(), type: "application/json;charset=UTF-8")
    }
}
