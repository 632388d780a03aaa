"""What happens to a server, a page and its connection between any two events.

Each trouble is a generator. It yields when the trouble has begun, and then ends it, so that others
can begin and end meanwhile. It yields nothing if it cannot happen now.
"""

import functools

# At which a tab waits while it is not looked at, and to which it goes away.
ELSEWHERE = "about:blank"


def of_tab(trouble):
    """A trouble of the tab that the user looks at, which cannot happen if it takes no input."""
    @functools.wraps(trouble)
    def begin(run):
        if run.is_usable(run.tab):
            yield from trouble(run, run.tab)
    return begin


def kill(run):
    """Kills the server, and starts it again."""
    if not run.server.is_running or not run.kills_left:
        return
    run.kills_left -= 1
    run.server.kill()
    run.server.is_running = False
    yield
    run.server.start()
    run.server.is_running = True


@of_tab
def offline(run, tab):
    """Takes the tab's connection. Ends after all others, so that pages come back without one."""
    tab.set_offline(True)
    yield
    if tab in run.tabs and not tab.discarded:
        tab.set_offline(False)


@of_tab
def reload(run, tab):
    tab.reload()
    yield
    run.repair(tab)


@of_tab
def back_and_forward(run, tab):
    """Goes to another page, and through the history."""
    tab.go_to(ELSEWHERE)
    yield
    for steps in run.random.choice([[-1], [-1, 1, -1]]):
        tab.go(steps)
    run.repair(tab)


@of_tab
def freeze(run, tab):
    run.look_elsewhere()
    tab.freeze()
    yield
    tab.resume()
    run.show(tab)


@of_tab
def hide(run, tab):
    run.look_elsewhere()
    yield
    run.show(tab)


@of_tab
def discard(run, tab):
    run.look_elsewhere()
    tab.discard()
    yield
    run.show(tab)
    run.repair(tab)


@of_tab
def crash(run, tab):
    """Ends the process of a page, which is opened again by a reload or by the history."""
    run.wait_until_kept(tab)
    tab.crash()
    yield
    tab.reload_after_crash()
    if run.random.random() < 0.5:
        tab.go_to(ELSEWHERE)
        tab.go(-1)
    run.repair(tab)


@of_tab
def duplicate(run, tab):
    """Copies the tab, and closes one of the two."""
    copy = tab.duplicate()
    run.add(copy)
    yield
    run.repair(copy)
    if len(run.tabs) > run.count:
        run.close(run.random.choice([tab, copy]))


@of_tab
def close(run, tab):
    """Closes the tab, and looks at another one."""
    if not any(run.is_usable(other) for other in run.others()):
        return
    run.close(tab)
    yield


PAGE = [reload, back_and_forward, discard, crash, duplicate, close, freeze, hide]
# After these, the page is the same.
SAME_PAGE = [freeze, hide]


def choose(random, may_kill, keeps_page):
    """One or more troubles, in the order in which they begin."""
    count = random.choice([0, 1, 1, 1]) if may_kill else 1
    found = random.choices(SAME_PAGE if keeps_page else PAGE, k=count)
    if random.random() < 0.25:
        found.append(offline)
    if may_kill:
        found.append(kill)
    random.shuffle(found)
    return found
