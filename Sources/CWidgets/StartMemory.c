// What only the start of the program needed, given back.
#define _GNU_SOURCE
#include "CWidgets.h"

#include <link.h>
#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>

// Lets go of the pages of the program's own file that can't have been written to.
static int release_program(struct dl_phdr_info *object, size_t size, void *data) {
    const ElfW(Addr) page = (ElfW(Addr))sysconf(_SC_PAGESIZE);
    for (int i = 0; i < object->dlpi_phnum; i++) {
        const ElfW(Phdr) *part = &object->dlpi_phdr[i];
        if (part->p_type != PT_LOAD || (part->p_flags & PF_W)) continue;
        ElfW(Addr) start = (object->dlpi_addr + part->p_vaddr) & ~(page - 1);
        ElfW(Addr) end = object->dlpi_addr + part->p_vaddr + part->p_filesz;
        // A whole page at the end belongs to the next part where the two share it.
        end &= ~(page - 1);
        if (end > start) madvise((void *)start, end - start, MADV_DONTNEED);
    }
    // The program is the first object; the libraries are shared with others.
    return 1;
}

void ws_memory_release_start(void) {
    malloc_trim(0);
    dl_iterate_phdr(release_program, NULL);
}
