#include <sqlite3.h>

// SQLITE_TRANSIENT is a cast that Swift does not import: SQLite copies what it is given.

static inline int wayside_bind_text(sqlite3_stmt *statement, int index, const char *bytes, int count) {
    return sqlite3_bind_text(statement, index, bytes, count, SQLITE_TRANSIENT);
}

static inline int wayside_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, int count) {
    return count == 0 ? sqlite3_bind_zeroblob(statement, index, 0)
                      : sqlite3_bind_blob(statement, index, bytes, count, SQLITE_TRANSIENT);
}

// sqlite3_db_config is variadic. While it is off, closing leaves the write-ahead log where it is.
static inline int wayside_set_checkpoint_on_close(sqlite3 *database, int isOn) {
    return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, !isOn, (int *)0);
}

static inline int wayside_set_triggers(sqlite3 *database, int areOn) {
    return sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_TRIGGER, areOn, (int *)0);
}
