// A disk with faults, for a process that this is preloaded into. The file named by $FAULTS has one letter: F the disk
// is full, E it fails, any other: all is well. Every write and sync of a store is noted in the file named by $JOURNAL.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

static char which(int fd) {
    char link[64], path[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t size = readlink(link, path, sizeof path - 1);
    if (size < 0) return 0;
    path[size] = 0;
    if (strstr(path, ".sqlite-wal")) return 'w';
    if (strstr(path, ".sqlite") && !strstr(path, ".sqlite-shm") && !strstr(path, ".lock")) return 'd';
    return 0;
}

static char fault(void) {
    const char *name = getenv("FAULTS");
    char letter = 'N';
    int fd = name ? (int)syscall(SYS_openat, AT_FDCWD, name, O_RDONLY | O_CLOEXEC, 0) : -1;
    if (fd >= 0) {
        if (syscall(SYS_read, fd, &letter, 1) != 1) letter = 'N';
        syscall(SYS_close, fd);
    }
    return letter;
}

static void note(char kind, char file, int64_t at, int64_t size, const void *data) {
    const char *name = getenv("JOURNAL");
    int fd = name ? (int)syscall(SYS_openat, AT_FDCWD, name, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600) : -1;
    if (fd < 0) return;
    char head[18] = {kind, file};
    memcpy(head + 2, &at, 8);
    memcpy(head + 10, &size, 8);
    syscall(SYS_write, fd, head, 18);
    if (data) syscall(SYS_write, fd, data, size);
    syscall(SYS_close, fd);
}

static ssize_t put(int fd, const void *data, size_t size, off64_t at) {
    char file = which(fd);
    if (file) {
        char now = fault();
        if (now == 'F') return errno = ENOSPC, -1;
        if (now == 'E') return errno = EIO, -1;
        note('W', file, at, size, data);
    }
    return syscall(SYS_pwrite64, fd, data, size, at);
}

ssize_t pwrite(int fd, const void *data, size_t size, off_t at) { return put(fd, data, size, at); }
ssize_t pwrite64(int fd, const void *data, size_t size, off64_t at) { return put(fd, data, size, at); }

static int settle(int fd, long call) {
    char file = which(fd);
    if (file) {
        if (fault() == 'E') return errno = EIO, -1;
        note('S', file, 0, 0, NULL);
    }
    return (int)syscall(call, fd);
}

int fsync(int fd) { return settle(fd, SYS_fsync); }
int fdatasync(int fd) { return settle(fd, SYS_fdatasync); }

int ftruncate64(int fd, off64_t size) {
    char file = which(fd);
    if (file) note('T', file, size, 0, NULL);
    return (int)syscall(SYS_ftruncate, fd, size);
}
int ftruncate(int fd, off_t size) { return ftruncate64(fd, size); }
