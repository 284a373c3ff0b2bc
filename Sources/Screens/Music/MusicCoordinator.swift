import LocalAccounts
import Localization
import UIKit

/// Leads through the Music tab: to the albums whoever is signed in, to the sign-in everybody else.
///
/// Who is signed in is read from the database, at the start and whenever it changes; no screen hands it over.
@MainActor
final class MusicCoordinator {
    let navigationController: UINavigationController
    private let dependencies: Dependencies
    private let text: Localizer
    private let store: AccountStore
    /// The account whose screens are shown; nil for the sign-in.
    private var shown: Int?
    /// The screens of the albums, while somebody is signed in.
    private var albums: AlbumsFlow?
    private var arriving: Task<Void, Never>?
    private var following: Task<Void, Never>?
    private var work: Task<Void, Never>?

    init(dependencies: Dependencies) {
        self.dependencies = dependencies
        text = dependencies.localizer
        store = dependencies.accounts
        // Until the database has answered, which takes a moment.
        navigationController = UINavigationController(rootViewController: BlankViewController())
        navigationController.tabBarItem = UITabBarItem(
            title: text.text("common.tab.music"),
            image: UIImage(systemName: "music.note"),
            tag: 0
        )
        let changes = store.changes()
        let arriving = Task { [weak self] in
            await self?.showWhoIsSignedIn(isFirst: true)
            return ()
        }
        self.arriving = arriving
        following = Task { [weak self] in
            await arriving.value
            for await _ in changes { await self?.showWhoIsSignedIn(isFirst: false) }
        }
    }

    deinit {
        following?.cancel()
    }

    /// Shows an album that was open when the app ended, if somebody is signed in and the album is stored.
    func reopen(_ album: String) async {
        await arriving?.value
        await albums?.reopen(album)
    }

    private func showWhoIsSignedIn(isFirst: Bool) async {
        let account: Int?
        do throws(AccountError) {
            account = try await store.signedIn()?.id
            // Whoever was signed out or deleted while the program was being killed is forgotten now.
            if isFirst, account == nil { await dependencies.music.forgetEverything() }
        } catch {
            // What cannot be read is no proof of who it is: then one signs in.
            account = nil
        }
        guard isFirst || account != shown else { return }
        shown = account
        albums?.leave()
        albums = nil
        navigationController.setViewControllers([account == nil ? signIn() : signedIn()], animated: !isFirst)
    }

    // MARK: Nobody is signed in

    private func signIn() -> UIViewController {
        let screen = SignInViewController(model: SignInModel(store: store, localizer: text), localizer: text)
        screen.onRegister = { [weak self] in self?.register() }
        return screen
    }

    private func register() {
        let zone = text.timeZone
        let model = RegistrationModel(store: store, localizer: text, today: { .today(in: zone) })
        navigationController.pushViewController(
            RegistrationViewController(model: model, localizer: text),
            animated: true
        )
    }

    // MARK: Somebody is signed in

    /// Screens of their own for each sign-in: what another person typed does not stand in them.
    private func signedIn() -> UIViewController {
        let flow = AlbumsFlow(navigationController: navigationController, dependencies: dependencies)
        albums = flow
        return flow.makeSearch(
            profile: ProfileHeader(store: store, localizer: text),
            accountMenu: accountMenu
        )
    }

    /// What can be done with the account, from the screens of the albums.
    private var accountMenu: UIMenu {
        UIMenu(
            children: [
                UIAction(title: text.text("account.profile.title"), image: UIImage(systemName: "person.crop.circle")) {
                    [weak self] _ in self?.showProfile()
                },
                UIAction(
                    title: text.text("account.profile.signOut"),
                    image: UIImage(systemName: "rectangle.portrait.and.arrow.right")
                ) { [weak self] _ in self?.signOut() },
                UIAction(
                    title: text.text("account.profile.delete"),
                    image: UIImage(systemName: "trash"),
                    attributes: .destructive
                ) { [weak self] _ in self?.askToDelete() },
            ]
        )
    }

    private func showProfile() {
        navigationController.pushViewController(profile(), animated: true)
    }

    private func profile() -> ProfileViewController {
        let screen = ProfileViewController(model: ProfileModel(store: store, localizer: text), localizer: text)
        screen.onSignOut = { [weak self] in self?.signOut() }
        screen.onDelete = { [weak self] in self?.askToDelete() }
        return screen
    }

    private func signOut() {
        run { [store] () throws(AccountError) in try await store.signOut() }
    }

    private func askToDelete() {
        let alert = UIAlertController(
            title: text.text("account.profile.delete.title"),
            message: text.text("account.profile.delete.message"),
            preferredStyle: .alert
        )
        alert.addAction(UIAlertAction(title: text.text("common.cancel"), style: .cancel))
        alert.addAction(
            UIAlertAction(title: text.text("common.delete"), style: .destructive) { [weak self, store] _ in
                self?.run { () throws(AccountError) in try await store.deleteSignedIn() }
            }
        )
        navigationController.present(alert, animated: true)
    }

    private func run(_ step: @escaping () async throws(AccountError) -> Void) {
        work = Task { [weak self] in
            do throws(AccountError) {
                try await step()
            } catch {
                self?.tell(error)
            }
        }
    }

    private func tell(_ error: AccountError) {
        let alert = UIAlertController(
            title: text.text("common.somethingFailed"),
            message: text.failure(error),
            preferredStyle: .alert
        )
        alert.addAction(UIAlertAction(title: text.text("common.ok"), style: .default))
        navigationController.present(alert, animated: true)
    }
}

/// Nothing but the ground.
private final class BlankViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
    }
}
