import Foundation
import UniformTypeIdentifiers

/// Lets a person choose files to open.
///
/// It shows the file dialog of the desktop.
@MainActor
open class UIDocumentPickerViewController: UIViewController {
    /// Who is told what was chosen.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// Whether several files can be chosen.
    open var allowsMultipleSelection = false
    /// The folder that is shown first; nil for the one that was used last.
    open var directoryURL: URL?

    private let contentTypes: [UTType]
    private(set) var chooser: FileChooser?

    /// A picker for files of some kinds.
    ///
    /// On Linux the files themselves are handed out, whether a copy is asked for or not: they are where they were.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
        self.contentTypes = contentTypes
        super.init(nibName: nil, bundle: nil)
    }

    /// A picker for files of some kinds.
    public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
        self.init(forOpeningContentTypes: contentTypes, asCopy: false)
    }

    /// Controllers are made in code here; there are no archives to read them from.
    public required init?(coder: NSCoder) {
        return nil
    }

    override func show(in window: UIWindow, animated: Bool, completion: (() -> Void)?) {
        let chooser = FileChooser(
            .open(several: allowsMultipleSelection),
            over: window,
            folder: directoryURL,
            filter: Self.filter(for: contentTypes)
        ) { [weak self] urls in self?.chosen(urls) }
        self.chooser = chooser
        chooser.show()
        completion?()
    }

    override func hide(animated: Bool) {
        chooser?.hide()
        chooser = nil
    }

    /// The dialog was answered; no files where it was cancelled.
    func chosen(_ urls: [URL]) {
        let tell = { [weak self] in
            guard let self else { return }
            if urls.isEmpty {
                self.delegate?.documentPickerWasCancelled(self)
            } else {
                self.delegate?.documentPicker(self, didPickDocumentsAt: urls)
            }
        }
        guard let presenter = presentingViewController else { return tell() }
        // The picker lives until it has told: the presenter alone holds it.
        withExtendedLifetime(self) { presenter.dismiss(animated: true, completion: tell) }
    }

    /// Every file is offered where one of the kinds is any file.
    static func filter(for types: [UTType]) -> FileChooser.Filter {
        guard !types.contains(where: { $0 == .item || $0 == .data }) else { return FileChooser.Filter() }
        return FileChooser.Filter(
            suffixes: types.compactMap(\.preferredFilenameExtension),
            mimeTypes: types.filter { $0.preferredFilenameExtension == nil }.compactMap(\.preferredMIMEType)
        )
    }
}

/// What a document picker tells.
///
/// All methods are optional.
@MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// Files were chosen; the picker is gone.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Nothing was chosen; the picker is gone.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    /// By default nothing is to be done.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    /// By default nothing is to be done.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
