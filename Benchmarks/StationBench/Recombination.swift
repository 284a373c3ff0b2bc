import Schedule

/// Many names made of the words of few: the same letters and lengths as people's names, any number of them.
struct Recombination {
    private var titleWords: [String] = []
    private var cityWords: [String] = []
    private var places: [ImportedPlace] = []

    init(of list: StationList) {
        for city in list.cities(ofSource: "bench") {
            cityWords += (city.place.city ?? "").split(separator: " ").map(String.init)
            places.append(city.place)
            for station in city.stations { titleWords += station.title.split(separator: " ").map(String.init) }
        }
    }

    /// Cities with 1.4 stations each on average; at most one name in a hundred is a repetition.
    func lists(count: Int) -> ImportedLists {
        var generator = SeededGenerator(seed: 20_160_114)
        var lists = ImportedLists()
        var names: Set<String> = []
        var stationCount = 0
        while stationCount < count {
            var place = places[Int.random(in: 0..<places.count, using: &generator)]
            place.cityNumber = Int64(lists.to.count + 1)
            place.city = words(of: cityWords, 1...3, &generator)
            var stations: [ImportedStation] = []
            let wanted = [1, 1, 1, 1, 1, 1, 1, 2, 2, 3][Int.random(in: 0..<10, using: &generator)]
            while stations.count < min(wanted, count - stationCount) {
                let title = words(of: titleWords, 2...6, &generator)
                if !names.insert(title).inserted, Int.random(in: 0..<100, using: &generator) > 0 { continue }
                stations.append(
                    ImportedStation(number: Int64(stationCount + stations.count + 1), title: title, place: place)
                )
            }
            stationCount += stations.count
            lists.to.append(ImportedCity(number: Int64(lists.to.count + 1), place: place, stations: stations))
        }
        return lists
    }

    private func words(of all: [String], _ count: ClosedRange<Int>, _ generator: inout SeededGenerator) -> String {
        (0..<Int.random(in: count, using: &generator)).map { _ in
            all[Int.random(in: 0..<all.count, using: &generator)]
        }.joined(separator: " ")
    }
}
