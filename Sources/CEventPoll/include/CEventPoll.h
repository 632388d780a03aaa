#ifndef CEVENTPOLL_H
#define CEVENTPOLL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The functions of <sys/epoll.h>, and the parts of <poll.h> for GNU programs only, which Swift's
// module of the C library omits. They exist only on Linux.

/// The `poll` event for a closed writing side of the peer, or 0 if there is none.
extern const int16_t CEventPollEnd;

/// A descriptor that is ready.
typedef struct {
    /// The number with which the descriptor is watched.
    int64_t key;
    bool isReadable;
    bool isWritable;
    /// Whether the other side has closed its writing side.
    bool hasEnded;
    /// Whether the other side has closed the connection.
    bool isBroken;
} CEventPollEvent;

/// Returns the descriptor of a new poll, or -1 with `errno`.
int CEventPollOpen(void);

/// Watches a descriptor, or changes the operations for which it is watched.
///
/// - Returns: 0, or -1 with `errno`.
int CEventPollWatch(
    int poll, int descriptor, int64_t key, bool isNew, bool forReading, bool forWriting,
    bool forEnd);

/// Stops watching a descriptor.
void CEventPollIgnore(int poll, int descriptor);

/// Waits until a descriptor is ready.
///
/// - milliseconds: The time to wait, or -1 to wait without a limit.
/// - Returns: The number of events, or -1 with `errno`.
int CEventPollWait(
    int poll, CEventPollEvent *_Nonnull events, size_t capacity, int milliseconds);

#endif
