import Storage

extension AccountStore {
    /// The tables that the store needs; they belong to the user's database.
    ///
    /// `email_key` is the address as it is compared: that nobody is there twice is the database's to see to.
    public static let migration = Migration(
        "accounts-1",
        """
        CREATE TABLE accounts (
            id INTEGER NOT NULL PRIMARY KEY,
            first_name TEXT NOT NULL CHECK (first_name <> ''),
            last_name TEXT NOT NULL CHECK (last_name <> ''),
            birth_date TEXT NOT NULL
                CHECK (birth_date GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
            phone TEXT NOT NULL CHECK (phone GLOB '+7[0-9]*' AND length(phone) = 12),
            email TEXT NOT NULL,
            email_key TEXT NOT NULL UNIQUE CHECK (email_key = lower(email)),
            password_hash TEXT NOT NULL CHECK (password_hash GLOB '$argon2id$*')
        );
        CREATE TABLE account_session (
            only_row INTEGER NOT NULL PRIMARY KEY CHECK (only_row = 1),
            account INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE
        );
        CREATE TABLE sign_in_failures (
            email_hash BLOB NOT NULL PRIMARY KEY CHECK (length(email_hash) = 16),
            failures INTEGER NOT NULL CHECK (failures > 0),
            last_failed INTEGER NOT NULL
        ) WITHOUT ROWID;
        """
    )
}
