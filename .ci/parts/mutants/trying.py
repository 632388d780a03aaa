"""Tries faults, and says which ones were not noticed."""

import concurrent.futures


def unnoticed(faults, is_noticed, by, at_a_time=1):
    """The faults that were not noticed, in their order, which are printed as soon as it is known."""
    missed = []
    with concurrent.futures.ThreadPoolExecutor(at_a_time) as pool:
        jobs = {pool.submit(is_noticed, fault): fault for fault in faults}
        for done, job in enumerate(concurrent.futures.as_completed(jobs), 1):
            if not job.result():
                missed.append(jobs[job])
                print(f"\nnot noticed by {by}: {jobs[job].described()}\n", flush=True)
            if done % 20 == 0:
                print(f"{done} tried, {len(missed)} not noticed", flush=True)
    return [fault for fault in faults if fault in missed]
