// Tells Thread Sanitizer about Swift's mutexes.
//
// On Linux, `Synchronization.Mutex` has two paths. The fast path is compiled into the program, so
// Thread Sanitizer sees its atomics. The slow path, taken when threads compete for the mutex, is
// in the library, where the kernel hands the mutex on and Thread Sanitizer sees nothing: it then
// reports races between threads that waited for each other. This file stands in front of the three
// functions of the slow path and says what they do. It hides no race.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define TRY "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *self

// Weak: programs that are not built for Thread Sanitizer load this file too.
extern void __tsan_acquire(void *) __attribute__((weak));
extern void __tsan_release(void *) __attribute__((weak));

SWIFT void lock(uint32_t thread, SELF) __asm__(LOCK);
SWIFT void lock(uint32_t thread, SELF) {
    SWIFT void (*library)(uint32_t, SELF) = dlsym(RTLD_NEXT, LOCK);
    library(thread, self);
    if (__tsan_acquire) __tsan_acquire(self);
}

SWIFT bool tryLock(SELF) __asm__(TRY);
SWIFT bool tryLock(SELF) {
    SWIFT bool (*library)(SELF) = dlsym(RTLD_NEXT, TRY);
    bool isLocked = library(self);
    if (isLocked && __tsan_acquire) __tsan_acquire(self);
    return isLocked;
}

SWIFT void unlock(SELF) __asm__(UNLOCK);
SWIFT void unlock(SELF) {
    SWIFT void (*library)(SELF) = dlsym(RTLD_NEXT, UNLOCK);
    if (__tsan_release) __tsan_release(self);
    library(self);
}
