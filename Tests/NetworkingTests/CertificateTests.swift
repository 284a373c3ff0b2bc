#if os(Linux)
import Foundation
import Networking
import TestSupport
import Testing

private let openssl = URL(fileURLWithPath: "/usr/bin/openssl")

@Suite("Certificates", .enabled(if: FileManager.default.fileExists(atPath: openssl.path), "needs openssl"))
struct CertificateTests {
    @Test("A certificate that nobody vouches for is refused, and told as such")
    func untrusted() async throws {
        let server = try SecureServer(name: "localhost")
        let client = CurlClient(userAgent: "WaysideTests/1.0")
        let request = HTTPRequest(url: server.url)
        await #expect(throws: NetworkError.certificateNotTrusted(host: "localhost")) { try await client.send(request) }
    }

    @Test("A trusted certificate is accepted: the refusal is not for want of a connection")
    func trusted() async throws {
        let server = try SecureServer(name: "localhost")
        let client = CurlClient(userAgent: "WaysideTests/1.0", certificates: server.certificate)
        let response = try await client.send(HTTPRequest(url: server.url))
        #expect(response.status == 200)
    }

    @Test("A trusted certificate for another name is refused")
    func otherName() async throws {
        let server = try SecureServer(name: "other.example")
        let client = CurlClient(userAgent: "WaysideTests/1.0", certificates: server.certificate)
        let request = HTTPRequest(url: server.url)
        await #expect(throws: NetworkError.certificateNotTrusted(host: "localhost")) { try await client.send(request) }
    }
}

/// `openssl s_server` with a certificate that it signed itself.
private final class SecureServer {
    let url: URL
    let certificate: URL
    private let folder: TemporaryFolder
    private let process = Process()

    init(name: String) throws {
        folder = try TemporaryFolder()
        certificate = folder.file("certificate.pem")
        let key = folder.file("key.pem")
        let maker = Process()
        maker.executableURL = openssl
        maker.arguments = [
            "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=\(name)",
            "-addext", "subjectAltName=DNS:\(name)", "-keyout", key.path, "-out", certificate.path,
        ]
        maker.standardError = FileHandle.nullDevice
        try maker.run()
        maker.waitUntilExit()
        let output = Pipe()
        process.executableURL = openssl
        // Port 0 is any that is free; the server says which: "ACCEPT 127.0.0.1:41234".
        process.arguments = ["s_server", "-accept", "127.0.0.1:0", "-www", "-key", key.path, "-cert", certificate.path]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        process.standardInput = Pipe()
        try process.run()
        var said = ""
        while !said.contains("ACCEPT") || !said.hasSuffix("\n") {
            let more = output.fileHandleForReading.availableData
            if more.isEmpty { break }
            said += String(decoding: more, as: UTF8.self)
        }
        let port = said.split(separator: "\n").last { $0.hasPrefix("ACCEPT") }?.split(separator: ":").last ?? "0"
        url = try #require(URL(string: "https://localhost:\(port)/"))
    }

    deinit {
        // Not terminate(): a process started from a worker thread inherits its blocked signals and outlives the tests.
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }
}
#endif
