import { hydrateOnDemand } from '@paniscus/islands/browser';
import { startLoops } from '@paniscus/ui';
import { followAppBar } from './app-bar';
import { copyText } from './clipboard-text';
import { ignoreMisplacedPresses } from './double-press';
import { applyEarlyFilters, continueFiltering } from './filter-focus';
import { showLoadingViews } from './loading-view';
import { showLocalTimes } from './local-times';
import { logOut } from './log-out';
import { closeMenuOnBlur, closeMenuOnWideWindow } from './menu';
import { resetFilters, submitFormsOnce } from './native-forms';
import { copyUrl } from './clipboard-url';
import { applyVisitorState, toggleColorScheme } from './visitor-state';

const actions: Record<string, (button: HTMLElement) => void> = {
  'toggle-scheme': toggleColorScheme,
  'log-out': logOut,
  print: () => print(),
  copy: (button) => void copyText(button),
  'copy-link': (button) => void copyUrl(button),
};

// Event delegation, so that elements rendered later by React work too.
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-action]') : null;
  if (button !== null) actions[button.dataset.action ?? '']?.(button);
});

// Filters apply at once; a search field fires `change` only when the visitor is done typing.
document.addEventListener('change', ({ target }) => {
  if (target instanceof Element) target.closest<HTMLFormElement>('[data-submit-on-change]')?.requestSubmit();
});

// Another tab may sign out or change the cart; the back/forward cache may restore a stale page.
addEventListener('storage', applyVisitorState);
addEventListener('pageshow', applyVisitorState);
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', applyVisitorState);

hydrateOnDemand();
followAppBar();
startLoops();
closeMenuOnBlur();
closeMenuOnWideWindow();
ignoreMisplacedPresses();
submitFormsOnce();
resetFilters();
continueFiltering();
applyEarlyFilters();
showLoadingViews();

showLocalTimes();
new MutationObserver(showLocalTimes).observe(document.body, {
  childList: true,
  characterData: true,
  subtree: true,
});
