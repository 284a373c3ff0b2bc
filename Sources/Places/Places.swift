// Places shows pictures that come at once, the right way up, in a memory that anyone can verify.
//
//   PlacesFeed        the places of a service and the photos of each: stored now, fresh later
//   Place, Photo      one item of those lists; Listing: a list at one moment, with its age
//   PlaceSearch       places by parts of their names
//   PlacesError       why there is no newer list
//   PhotoCache        the pictures that were downloaded last: ten of them, in the order of their download
//   PhotoLoader       fetches, checks and decodes pictures: one request for each, however many views wait
//   PhotoFile         a photo as the service has it, to be saved or handed on
//   PhotoError        why there is no picture
//   ImageHeader       what a file says of itself: kind, size, which way is up, whether its end is there
//   PixelBudget       what is too large to be decoded, told from the head
//
// The lists are in the cache's database; the photos are in memory alone, and thumbnails in a folder of their own, which
// the loader of the thumbnails is given.

import Storage

/// What Places needs of the databases.
public enum PlacesStorage {
    /// The tables of the cache's database: the lists of places and of their photos.
    public static let cacheMigration = PlaceStore.migration
}
