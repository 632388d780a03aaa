// Nothing runs here by itself: tests call the functions of `chrome.tabs` in this worker.
