// Storage keeps what must not be lost, in SQLite, and small files that may be.
//
//   Database        an actor over one connection: read, write (a transaction), changes, emptyLog
//   Connection      what a read or a write works with; it never leaves the closure
//   Statement, Row  prepared SQL and one line of its answer
//   SQLValue        what is bound to a placeholder
//   Migrator        named, append-only changes of the schema
//   DatabaseError   why something failed: a reason, SQLite's code, the SQL; never the arguments
//   DiskCache       small files that can be fetched again, within a budget of bytes
//
// Two kinds of file: `user` is what a person did and cannot be fetched again (every commit is on the disk
// before it is acknowledged); `cache` may be deleted at any time. A damaged file is set aside with its
// companions and never deleted; a cache starts anew, a user's file is salvaged as far as it can be read.
//
// Mistakes of the programmer stop the program with a message: a connection kept beyond its closure, a write
// inside a read, a missing column, the wrong number of arguments. What the world does wrong is thrown.
//
// Nothing else imports CSQLite.
