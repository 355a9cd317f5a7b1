// Swift's tasks where /proc is not mounted, as in a bare root.
#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif
#include "CBarShim.h"

#if defined(__linux__)
#include <dlfcn.h>
#include <stdint.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#define SWIFT_CALL __attribute__((swiftcall))

// What Swift's runtime asks instead of its own queues, where it is set (ConcurrencyHooks.h of the toolchain).
typedef struct { void *identity; uintptr_t implementation; } Executor;
typedef SWIFT_CALL void (*Enqueue)(void *job);
typedef SWIFT_CALL void (*EnqueueWithDelay)(unsigned long long delay, void *job);
typedef SWIFT_CALL void (*EnqueueWithDeadline)(
    long long seconds, long long nanoseconds, long long leeway, long long leeway_nanoseconds, int clock, void *job);
typedef SWIFT_CALL void (*Drain)(void);
extern SWIFT_CALL void (*swift_task_enqueueGlobal_hook)(void *job, Enqueue original);
extern SWIFT_CALL void (*swift_task_enqueueGlobalWithDelay_hook)(
    unsigned long long delay, void *job, EnqueueWithDelay original);
extern SWIFT_CALL void (*swift_task_enqueueGlobalWithDeadline_hook)(
    long long seconds, long long nanoseconds, long long leeway, long long leeway_nanoseconds, int clock, void *job,
    EnqueueWithDeadline original);
extern SWIFT_CALL void (*swift_task_asyncMainDrainQueue_hook)(Drain original, Drain override);
extern SWIFT_CALL void swift_job_run(void *job, Executor executor);
// Runs what waits for the main actor; on the main thread. It is in the program, or in the library that Swift's runtime
// brought along, which the program itself need not know.
extern void _dispatch_main_queue_callback_4CF(void *nothing) __attribute__((weak));
static void (*run_main_queue)(void *nothing);

// A job that waits, and when it may run: nanoseconds of the steady clock.
typedef struct Waiting {
    struct Waiting *next;
    void *job;
    uint64_t due;
} Waiting;

static Waiting *first;

static uint64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

// Puts a job behind all that are due no later.
static void add(void *job, uint64_t due) {
    Waiting *added = malloc(sizeof *added);
    if (!added) abort();
    Waiting **place = &first;
    while (*place && (*place)->due <= due) place = &(*place)->next;
    *added = (Waiting){.next = *place, .job = job, .due = due};
    *place = added;
}

static SWIFT_CALL void enqueue(void *job, Enqueue original) {
    (void)original;
    add(job, 0);
}

static SWIFT_CALL void enqueue_with_delay(unsigned long long delay, void *job, EnqueueWithDelay original) {
    (void)original;
    add(job, now() + delay);
}

static SWIFT_CALL void enqueue_with_deadline(
    long long seconds, long long nanoseconds, long long leeway, long long leeway_nanoseconds, int clock, void *job,
    EnqueueWithDeadline original) {
    (void)leeway, (void)leeway_nanoseconds, (void)clock, (void)original;
    // The runtime's clocks begin elsewhere, but tasks only wait for some time from now on.
    struct timespec time;
    clock_gettime(clock == 1 ? CLOCK_BOOTTIME : CLOCK_MONOTONIC, &time);
    long long wait = (seconds - time.tv_sec) * 1000000000ll + nanoseconds - time.tv_nsec;
    add(job, now() + (wait > 0 ? (uint64_t)wait : 0));
}

// Runs jobs on the main thread until one of them ends the process.
static SWIFT_CALL void drain(Drain original, Drain override) {
    (void)original, (void)override;
    for (;;) {
        run_main_queue(NULL);
        Waiting *next = first;
        if (next && (next->due == 0 || next->due <= now())) {
            first = next->next;
            void *job = next->job;
            free(next);
            swift_job_run(job, (Executor){NULL, 0});
            continue;
        }
        struct timespec moment = {.tv_nsec = 1000000};
        nanosleep(&moment, NULL);
    }
}

void nb_tasks_share_a_thread_without_proc(void) {
    if (access("/proc/self/task", R_OK) == 0) return;
    run_main_queue = _dispatch_main_queue_callback_4CF;
    if (!run_main_queue) *(void **)&run_main_queue = dlsym(RTLD_DEFAULT, "_dispatch_main_queue_callback_4CF");
    if (!run_main_queue) return;
    swift_task_enqueueGlobal_hook = enqueue;
    swift_task_enqueueGlobalWithDelay_hook = enqueue_with_delay;
    swift_task_enqueueGlobalWithDeadline_hook = enqueue_with_deadline;
    swift_task_asyncMainDrainQueue_hook = drain;
}
#else
void nb_tasks_share_a_thread_without_proc(void) {}
#endif
