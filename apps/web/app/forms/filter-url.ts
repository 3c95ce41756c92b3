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
  const show = (url: string) => {
    clearTimeout(timer);
    addEntry(new URL(url + location.hash, location.href));
    shown = location.search;
  };
  const restore = () => {
    // Links within the page move in the history too, and change nothing here.
    if (location.search === shown) return;
    clearTimeout(timer);
    shown = location.search;
    onRestore(new URLSearchParams(shown));
  };
  addEventListener('popstate', restore);
  return {
    show,
    showSoon: (url) => {
      clearTimeout(timer);
      timer = window.setTimeout(() => show(url), URL_UPDATE_DELAY_MS);
    },
    stop: () => {
      clearTimeout(timer);
      removeEventListener('popstate', restore);
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
