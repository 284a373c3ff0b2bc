import Foundation
import SampleContent

/// The server's own paths.
///
/// All are under `/_control`:
///
/// - `/_control/log` (`?path=PREFIX`): the requests, oldest first; `/_control/counts`: how many for each path
/// - `/_control/reset`: forgets requests, faults and changes
/// - `/_control/fault?path=PREFIX&fault=NAME[=VALUE]&times=N&after=M`: the first M requests pass unharmed, the next N
///   (all, where there is no `times`) do not; `/_control/faults`: what is in force; `/_control/fault/clear`
/// - `/_control/news?insert=K`, `?remove=ID`, `?edit=ID`; `/_control/photos?place=ID&insert=K`
///
/// Requests to them are neither counted nor logged, and no fault touches them. What changes something is refused unless
/// the server was started with `--faults`.
struct ControlPaths {
    private struct Log: Encodable {
        let requests: [LoggedRequest]
    }

    private struct Counts: Encodable {
        let total: Int
        let paths: [String: Int]
    }

    private struct Rule: Encodable {
        let path: String
        let faults: [String]
        let sparing: Int
        let remaining: Int?
    }

    let handler: RequestHandler

    func answer(_ request: SampleRequest) -> SampleResponse {
        switch request.path {
        case "/_control/log":
            let prefix = request.query("path") ?? ""
            return json(Log(requests: handler.log.requests.filter { $0.path.hasPrefix(prefix) }))
        case "/_control/counts":
            let counts = handler.log.counts
            return json(Counts(total: counts.values.reduce(0, +), paths: counts))
        case "/_control/faults":
            return json(
                handler.faults.current.map { rule in
                    Rule(
                        path: rule.path,
                        faults: rule.faults.map(\.text),
                        sparing: rule.sparing,
                        remaining: rule.remaining
                    )
                }
            )
        case "/_control/reset":
            handler.reset()
            return done
        case "/_control/fault", "/_control/fault/clear", "/_control/news", "/_control/photos":
            guard handler.allowsFaults else {
                return .text("Faults and changes are off. Start the server with --faults.\n", status: 403)
            }
            return change(request)
        default:
            return .text("There is no control path \(request.path).\n", status: 404)
        }
    }

    private func change(_ request: SampleRequest) -> SampleResponse {
        switch request.path {
        case "/_control/fault": return addFault(request)
        case "/_control/news": return changeNews(request)
        case "/_control/photos": return changePhotos(request)
        default:
            handler.faults.clear()
            return done
        }
    }

    private func addFault(_ request: SampleRequest) -> SampleResponse {
        guard let text = request.query("fault"), !text.isEmpty else {
            return refusal("The parameter fault is missing.")
        }
        let times = request.query("times")
        guard times == nil || (times.flatMap(Int.init) ?? 0) > 0 else { return refusal("times must be 1 or more.") }
        let after = Int(request.query("after") ?? "0") ?? -1
        guard after >= 0 else { return refusal("after must be 0 or more.") }
        do {
            let rule = FaultRule(
                path: request.query("path") ?? "/",
                faults: try Fault.list(text),
                sparing: after,
                remaining: times.flatMap(Int.init)
            )
            handler.faults.add(rule)
            return done
        } catch {
            return refusal("\(error)")
        }
    }

    private func changeNews(_ request: SampleRequest) -> SampleResponse {
        if let text = request.query("insert") {
            guard let count = Int(text), (0...10_000).contains(count) else {
                return refusal("insert must be 0 to 10000.")
            }
            handler.changes.update { $0.insertedNews += count }
        }
        if let id = request.query("remove") { handler.changes.update { _ = $0.removedNews.insert(id) } }
        if let id = request.query("edit") { handler.changes.update { _ = $0.editedNews.insert(id) } }
        return done
    }

    private func changePhotos(_ request: SampleRequest) -> SampleResponse {
        guard let place = request.query("place"), let count = request.query("insert").flatMap(Int.init),
            (0...1_000).contains(count)
        else { return refusal("place and insert (0 to 1000) are needed.") }
        handler.changes.update { $0.insertedPhotos[place, default: 0] += count }
        return done
    }

    private var done: SampleResponse { .text("ok\n") }

    private func refusal(_ reason: String) -> SampleResponse {
        .text(reason + "\n", status: 400)
    }

    private func json(_ value: some Encodable) -> SampleResponse {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(value) else {
            return .text("The answer cannot be written.\n", status: 500)
        }
        return SampleResponse(headers: ["Content-Type": "application/json"], body: data)
    }
}
