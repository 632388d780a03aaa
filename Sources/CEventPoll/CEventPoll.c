// For POLLRDHUP.
#define _GNU_SOURCE

#include "CEventPoll.h"

#include <errno.h>

#if defined(__linux__)

#include <poll.h>
#include <sys/epoll.h>

const int16_t CEventPollEnd = POLLRDHUP;

int CEventPollOpen(void) { return epoll_create1(EPOLL_CLOEXEC); }

int CEventPollWatch(
    int poll, int descriptor, int64_t key, bool isNew, bool forReading, bool forWriting,
    bool forEnd) {
    struct epoll_event event = {.data.u64 = (uint64_t)key};
    if (forReading) event.events |= EPOLLIN;
    if (forWriting) event.events |= EPOLLOUT;
    if (forEnd) event.events |= EPOLLRDHUP;
    return epoll_ctl(poll, isNew ? EPOLL_CTL_ADD : EPOLL_CTL_MOD, descriptor, &event);
}

void CEventPollIgnore(int poll, int descriptor) {
    struct epoll_event event = {0};
    epoll_ctl(poll, EPOLL_CTL_DEL, descriptor, &event);
}

int CEventPollWait(int poll, CEventPollEvent *events, size_t capacity, int milliseconds) {
    struct epoll_event found[128];
    if (capacity > 128) capacity = 128;
    int count = epoll_wait(poll, found, (int)capacity, milliseconds);
    for (int place = 0; place < count; place++) {
        events[place].key = (int64_t)found[place].data.u64;
        events[place].isReadable = found[place].events & EPOLLIN;
        events[place].isWritable = found[place].events & EPOLLOUT;
        events[place].hasEnded = found[place].events & EPOLLRDHUP;
        events[place].isBroken = found[place].events & (EPOLLHUP | EPOLLERR);
    }
    return count;
}

#else

const int16_t CEventPollEnd = 0;

int CEventPollOpen(void) {
    errno = ENOSYS;
    return -1;
}

int CEventPollWatch(
    int poll, int descriptor, int64_t key, bool isNew, bool forReading, bool forWriting,
    bool forEnd) {
    errno = ENOSYS;
    return -1;
}

void CEventPollIgnore(int poll, int descriptor) {}

int CEventPollWait(int poll, CEventPollEvent *events, size_t capacity, int milliseconds) {
    errno = ENOSYS;
    return -1;
}

#endif
