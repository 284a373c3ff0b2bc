// What tests of several modules need: folders that end with their test, random numbers that can be had again,
// the size of this process, a network in process that answers what a test says.
