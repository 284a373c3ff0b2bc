import Folding
import Foundation
import Schedule

/// Measures one directory and prints what it found beside what is demanded.
struct Measurement {
    let folder: URL
    private let table = ResultTable()

    init(folder: URL) { self.folder = folder }

    func run() throws {
        let store = StationStore(folder: folder)
        let directory = try store.open()
        let list = directory.to
        let queries = QuerySet(list)
        let folded = list.foldedBytes.count
        print(
            "\n\(list.stationCount) stations, \(list.sectionCount) cities, \(folded) folded bytes, file \(directory.byteCount) bytes"
        )
        print("  \(queries.queries.count) queries, \(queries.steps.count) answers letter by letter")

        try memory(directory, queries, folded)
        let times = answers(list, queries)
        judge(times)
        try lowercased(list, times)
        try fullText(list, times)
        try opening(store, directory)
        table.print()
    }

    /// Every query with its answer, its pass and how often the one holds the other, the worst first.
    func printAll() throws {
        let list = try StationStore(folder: folder).open().to
        try printTimes(answers(list, QuerySet(list)), list)
    }

    /// The same for some queries, each as a cold answer.
    func printSome(_ queries: [String]) throws {
        let list = try StationStore(folder: folder).open().to
        try printTimes(queries.map { cold($0, list, runs: 5, batch: 1) }, list)
    }

    private func printTimes(_ times: [Time], _ list: StationList) throws {
        for time in times.filter({ !$0.key.isEmpty }).sorted(by: { $0.answer / $0.pass > $1.answer / $1.pass }) {
            let answer = try list.search(time.query)
            print(
                String(format: "%8.3f %9.1f %9.1f", time.answer / time.pass, time.answer * 1e6, time.pass * 1e6),
                time.isCold ? "cold" : "step",
                "\(answer.directTotal)+\(answer.total - answer.directTotal) \(answer.alternatives.count)",
                "\"\(time.query)\""
            )
        }
    }

    // MARK: Memory

    /// What searching adds to a directory that has been read once.
    ///
    /// So the app does it after opening, to compare the checksum: the file's own pages are there before anybody types.
    /// They are counted beside, without a bound: the system takes them back as it likes.
    private func memory(_ directory: StationDirectory, _ queries: QuerySet, _ folded: Int) throws {
        _ = try directory.to.search("а")
        let before = resident()
        try directory.verify()
        let read = resident()
        var peak = read
        for (number, query) in (queries.queries + queries.steps).enumerated() {
            let answer = try directory.to.search(query)
            // Reading the size takes longer than a search: of the steps some tell enough.
            if number < queries.queries.count || number % 8 == 0 { peak = max(peak, resident()) }
            withExtendedLifetime(answer) {}
        }
        table.add("memory: growth while searching, of the folded bytes", ratio(peak - read, folded), atMost: 1.5)
        table.note("the same with the pages of the mapped file", ratio(peak - before, folded))
    }

    private func ratio(_ bytes: Int, _ folded: Int) -> Double { Double(bytes) / Double(folded) }

    /// Resident bytes of this process, counted page by page; what `statm` says is some hundred pages out.
    private func resident() -> Int {
        guard let text = try? String(contentsOfFile: "/proc/self/smaps_rollup", encoding: .ascii) else { return 0 }
        let line = text.split(separator: "\n").first { $0.hasPrefix("Rss:") }
        return (line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 1_024
    }

    // MARK: Answers

    struct Time {
        let query: String
        let key: [UInt8]
        /// Seconds.
        let answer: Double
        let pass: Double
        /// Whether nothing of it was typed before.
        let isCold: Bool
    }

    private func answers(_ list: StationList, _ queries: QuerySet) -> [Time] {
        let isLarge = list.stationCount > 500_000
        let runs = isLarge ? 2 : 4
        // Short times are taken over several answers, so that reading the clock does not count.
        let batch = isLarge ? 1 : list.stationCount > 10_000 ? 4 : 20
        var times: [Time] = []
        var seen: Set<String> = []
        for query in queries.queries where seen.insert(query).inserted {
            times.append(cold(query, list, runs: runs, batch: batch))
        }
        seen.removeAll()
        for query in queries.queries {
            let steps = QuerySet.steps(of: query)
            guard steps.contains(where: { !seen.contains($0) }) else { continue }
            for (step, answer) in zip(steps, typing(steps, list, runs: isLarge ? 1 : 20))
            where seen.insert(step).inserted {
                let key = SearchKey.main(step)
                let pass = pass(key, list, runs: isLarge ? 1 : runs, batch: batch)
                times.append(Time(query: step, key: key, answer: answer, pass: pass, isCold: false))
            }
        }
        return times
    }

    /// An answer to a query of which nothing was typed before.
    private func cold(_ query: String, _ list: StationList, runs: Int, batch: Int) -> Time {
        let key = SearchKey.main(query)
        var answer = Double.infinity
        var pass = Double.infinity
        for _ in 0..<runs {
            let time = seconds(times: batch) {
                list.forgetSearches()
                _ = try? list.search(query)
            }
            answer = min(answer, time)
            pass = min(pass, self.pass(key, list, runs: 1, batch: batch))
        }
        return Time(query: query, key: key, answer: answer, pass: pass, isCold: true)
    }

    /// The answers while a query is typed letter by letter, each after the one to the letter before.
    private func typing(_ steps: [String], _ list: StationList, runs: Int) -> [Double] {
        let clock = (0..<20).reduce(Double.infinity) { least, _ in min(least, seconds {}) }
        return steps.indices.map { number in
            (0..<runs).reduce(Double.infinity) { least, _ in
                list.forgetSearches()
                if number > 0 { _ = try? list.search(steps[number - 1]) }
                return min(least, max(0, seconds { _ = try? list.search(steps[number]) } - clock))
            }
        }
    }

    private func pass(_ key: [UInt8], _ list: StationList, runs: Int, batch: Int) -> Double {
        (0..<runs).reduce(Double.infinity) { least, _ in
            min(least, seconds(times: batch) { sink &+= Measurement.pass(key, list.foldedBytes) })
        }
    }

    /// The ratios to the passes, and the slowest answers.
    private func judge(_ times: [Time]) {
        // A query of white space looks for nothing: it has no pass of its own.
        let ratios = times.filter { !$0.key.isEmpty }.map { $0.answer / $0.pass }.sorted()
        table.add("answer to its own memmem pass, median", ratios[ratios.count / 2], atMost: 0.5)
        table.add("answer to its own memmem pass, 99th percentile", ratios[ratios.count * 99 / 100], atMost: 1)
        table.note("share of answers slower than their pass", share(ratios) { $0 > 1 })
        let coldRatios = times.filter { !$0.key.isEmpty && $0.isCold }.map { $0.answer / $0.pass }
        let slowest = times.max { $0.answer < $1.answer }
        table.add("slowest answer, ms (\"\(slowest?.query ?? "")\")", (slowest?.answer ?? 0) * 1_000, atMost: 16)
        table.note("median answer, µs", median(times.map(\.answer)) * 1e6)
        table.note("median pass, µs", median(times.map(\.pass)) * 1e6)
        table.note("the same of cold answers alone", share(coldRatios) { $0 > 1 })
        for time in times.sorted(by: { $0.answer / $0.pass > $1.answer / $1.pass }).prefix(10) where !time.key.isEmpty {
            table.note("pass of \"\(time.query)\", µs", time.pass * 1e6)
            table.note("answer to it", time.answer / time.pass)
        }
    }

    /// Looks through all folded bytes for all names that hold a key: after a hit it goes on with the next name.
    private static func pass(_ key: [UInt8], _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        guard let base = bytes.baseAddress, !key.isEmpty else { return 0 }
        var count = 0
        var offset = 0
        while let hit = Memmem.find(key, in: base + offset, bytes.count - offset) {
            count += 1
            let position = hit - UnsafeRawPointer(base) + key.count
            guard let end = memchr(base + position, 0x0A, bytes.count - position) else { break }
            offset = UnsafeRawPointer(end) - UnsafeRawPointer(base) + 1
        }
        return count
    }

    // MARK: Other baselines

    private func lowercased(_ list: StationList, _ times: [Time]) throws {
        let titles = (0..<list.stationCount).map { list.station(at: $0)?.originalTitle ?? "" }
        let some = sample(times, count: list.stationCount > 500_000 ? 5 : 15)
        let slow = some.map { time in
            seconds {
                let query = time.query.lowercased()
                for title in titles where title.lowercased().contains(query) { sink &+= 1 }
            } / time.answer
        }
        table.add("times faster than lowercased().contains", median(slow), atLeast: 200)
    }

    private func fullText(_ list: StationList, _ times: [Time]) throws {
        let index = try FullTextIndex(list)
        let some = sample(times, count: list.stationCount > 500_000 ? 60 : 300)
        var total = 0.0
        let ratios = some.map { time -> Double in
            var least = Double.infinity
            for _ in 0..<2 {
                least = min(
                    least,
                    seconds(times: list.stationCount > 10_000 ? 1 : 5) { sink &+= index.count(time.key) }
                )
            }
            total += least
            return least / time.answer
        }
        table.add(
            "times faster than FTS5 with trigrams, all together",
            total / some.reduce(0) { $0 + $1.answer },
            atLeast: 10
        )
        table.note("the same, median query", median(ratios))
    }

    private func opening(_ store: StationStore, _ directory: StationDirectory) throws {
        guard directory.to.stationCount < 500_000, let json = directory.export(source: "bench") else {
            return
        }
        let data = Data(json)
        var open = Double.infinity
        for _ in 0..<20 { open = min(open, seconds { _ = try? store.open() }) }
        var decode = Double.infinity
        for _ in 0..<2 {
            decode = min(
                decode,
                seconds { sink &+= (try? JSONDecoder().decode(Model.self, from: data))?.citiesTo.count ?? 0 }
            )
        }
        table.add("opening to JSONDecoder with the whole model", open / decode, atMost: 0.01)
    }

    // MARK: Helpers

    /// Evenly spread over all of them.
    private func sample(_ times: [Time], count: Int) -> [Time] {
        let step = max(1, times.count / count)
        return stride(from: 0, to: times.count, by: step).map { times[$0] }
    }

    private func share(_ numbers: [Double], _ isCounted: (Double) -> Bool) -> Double {
        Double(numbers.filter(isCounted).count) / Double(max(1, numbers.count))
    }

    private func median(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }

    /// The processor time that one of several runs takes: waiting for the processor is not the search's.
    private func seconds(times: Int = 1, _ body: () -> Void) -> Double {
        let start = processorTime()
        for _ in 0..<times { body() }
        return (processorTime() - start) / Double(times)
    }

    private func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

/// Keeps results in use, so that nothing is optimised away.
// Only the one thread of this program touches it.
nonisolated(unsafe) var sink = 0

/// The whole model, as `JSONDecoder` wants it.
struct Model: Decodable {
    struct Point: Decodable {
        let longitude: Double
        let latitude: Double
    }

    struct City: Decodable {
        let countryTitle: String
        let point: Point
        let districtTitle: String
        let cityId: Int
        let cityTitle: String
        let regionTitle: String
        let stations: [Station]
    }

    struct Station: Decodable {
        let countryTitle: String
        let point: Point
        let districtTitle: String
        let cityId: Int
        let cityTitle: String
        let regionTitle: String
        let stationId: Int
        let stationTitle: String
    }

    let citiesFrom: [City]
    let citiesTo: [City]
}
