import Foundation
import Networking
import SampleContent

/// Answers for the places: sample content for its own address, the network for every other.
///
/// So one memory of ten photos serves both.
actor PlacesClient: HTTPClient {
    /// The address of the sample content's places.
    static let sampleBase = URL(string: SampleClient.address + "/api/v1")

    private let network: any HTTPClient
    private var sample: SampleClient?

    /// - Parameter network: what asks the services
    init(network: any HTTPClient) {
        self.network = network
    }

    nonisolated func send(_ request: HTTPRequest) async throws(NetworkError) -> HTTPResponse {
        guard request.url.host == Self.sampleBase?.host else { return try await network.send(request) }
        return try await sampleClient().send(request)
    }

    /// The sample content, which is read when it is first asked for.
    private func sampleClient() throws(NetworkError) -> SampleClient {
        if let sample { return sample }
        guard let service = try? SampleService() else { throw .serverError(code: 404) }
        let client = SampleClient(service: service)
        sample = client
        return client
    }
}
