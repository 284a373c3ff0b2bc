/// Sums of the first n of many numbers, where single numbers change: a Fenwick tree.
struct PrefixSums {
    private var tree: [Double]

    /// Zeros.
    init(count: Int) {
        tree = [Double](repeating: 0, count: count + 1)
    }

    /// The given numbers, in time linear to their count.
    init(_ values: [Double]) {
        tree = [0] + values
        for index in 1..<max(1, tree.count) {
            let parent = index + (index & -index)
            if parent < tree.count { tree[parent] += tree[index] }
        }
    }

    var count: Int { tree.count - 1 }

    /// The sum of the numbers before an index.
    func sum(before index: Int) -> Double {
        var position = min(index, count)
        var result = 0.0
        while position > 0 {
            result += tree[position]
            position -= position & -position
        }
        return result
    }

    /// Adds to one number.
    mutating func add(_ change: Double, at index: Int) {
        var position = index + 1
        while position < tree.count {
            tree[position] += change
            position += position & -position
        }
    }

    /// The greatest index whose sum before it is no more than the value.
    func index(forSum value: Double) -> Int {
        var position = 0
        var rest = value
        var step = 1
        while step * 2 <= count { step *= 2 }
        while step > 0 {
            let next = position + step
            if next <= count, tree[next] <= rest {
                position = next
                rest -= tree[next]
            }
            step /= 2
        }
        return position
    }
}
