"""What happens to a server, a page and its connection between any two events.

Each trouble is a generator. It yields when the trouble has begun, and then ends it, so that others
can begin and end meanwhile. It yields nothing if it cannot happen now.
"""

# At which a tab waits while it is not looked at, and to which it goes away.
ELSEWHERE = "about:blank"


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


def offline(run):
    """Takes the tab's connection. Ends after all others, so that pages come back without one."""
    tab = run.tab
    if not run.is_usable(tab):
        return
    tab.set_offline(True)
    yield
    if tab in run.tabs and not tab.discarded:
        tab.set_offline(False)


def reload(run):
    tab = run.tab
    if not run.is_usable(tab):
        return
    tab.reload()
    yield
    run.repair(tab)


def back_and_forward(run):
    """Goes to another page, and through the history."""
    tab = run.tab
    if not run.is_usable(tab):
        return
    tab.go_to(ELSEWHERE)
    yield
    for steps in run.random.choice([[-1], [-1, 1, -1]]):
        tab.go(steps)
    run.repair(tab)


def freeze(run):
    tab = run.tab
    if not run.is_usable(tab):
        return
    run.look_elsewhere()
    tab.freeze()
    yield
    tab.resume()
    run.show(tab)


def hide(run):
    tab = run.tab
    if not run.is_usable(tab):
        return
    run.look_elsewhere()
    yield
    run.show(tab)


def discard(run):
    tab = run.tab
    if not run.is_usable(tab):
        return
    run.look_elsewhere()
    tab.discard()
    yield
    run.show(tab)
    run.repair(tab)


def crash(run):
    """Ends the process of a page, which is opened again by a reload or by the history."""
    tab = run.tab
    if not run.is_usable(tab):
        return
    run.wait_until_kept(tab)
    tab.crash()
    yield
    tab.reload_after_crash()
    if run.random.random() < 0.5:
        tab.go_to(ELSEWHERE)
        tab.go(-1)
    run.repair(tab)


def duplicate(run):
    """Copies the tab, and closes one of the two."""
    tab = run.tab
    if not run.is_usable(tab):
        return
    copy = tab.duplicate()
    run.add(copy)
    yield
    run.repair(copy)
    if len(run.tabs) > run.count:
        run.close(run.random.choice([tab, copy]))


def close(run):
    """Closes the tab, and looks at another one."""
    if not run.is_usable(run.tab) or not any(run.is_usable(tab) for tab in run.others()):
        return
    run.close(run.tab)
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
