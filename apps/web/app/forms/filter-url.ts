/** Browsers throttle frequent history updates. */
const URL_UPDATE_DELAY_MS = 400;

/** State of the history entry that a filter has added. */
const FILTERED = 'filtered';

/** State of the entry before it; by its state, a reloaded page knows that its script is needed to go back and forward. */
const UNFILTERED = 'unfiltered';

export type FilterUrl = {
  /** Shows a filter in the address; `url` is a path with its query. */
  show: (url: string) => void;
  /** Shows a filter in the address once it has stopped changing. */
  showSoon: (url: string) => void;
  stop: () => void;
};

/**
 * Keeps the address in step with a filter that applies while it is changed. Back returns to the page as it was before: all
 * changes make one history entry. `onRestore` gets the query of the entry that Back or Forward has led to.
 */
export function trackFilterUrl(onRestore: (query: URLSearchParams) => void): FilterUrl {
  let timer = 0;
  let shown = location.search;
  let next: string | undefined;
  const cancel = () => {
    clearTimeout(timer);
    next = undefined;
  };
  const show = (url: string) => {
    cancel();
    addEntry(new URL(url + location.hash, location.href));
    shown = location.search;
  };
  const restore = () => {
    // Links within the page move in the history too, and change nothing here.
    if (location.search === shown) return;
    cancel();
    shown = location.search;
    onRestore(new URLSearchParams(shown));
  };
  // A link may lead to the address that is still shown, without the filter.
  const showNow = () => {
    if (next !== undefined) show(next);
  };
  addEventListener('popstate', restore);
  addEventListener('click', showNow, true);
  return {
    show,
    showSoon: (url) => {
      clearTimeout(timer);
      next = url;
      timer = window.setTimeout(showNow, URL_UPDATE_DELAY_MS);
    },
    stop: () => {
      cancel();
      removeEventListener('popstate', restore);
      removeEventListener('click', showNow, true);
    },
  };
}

function addEntry(url: URL): void {
  if (url.href === location.href) return;
  if (history.state === FILTERED) {
    history.replaceState(FILTERED, '', url);
    return;
  }
  history.replaceState(UNFILTERED, '');
  history.pushState(FILTERED, '', url);
}
