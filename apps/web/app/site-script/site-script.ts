import { hydrateOnDemand } from '@paniscus/islands/browser';
import { startLoops } from '@paniscus/ui';
import { copy } from './clipboard';
import { showClosestPages } from './closest-pages';
import { showLoadingViews } from './loading-view';
import { showLocalTimes } from './local-times';
import { logOut } from './log-out';
import { closeLeftMenu } from './menu';
import { clipAddress } from './page-url-button';
import { showPerson, toggleScheme } from './person';

const actions: Record<string, (button: HTMLElement) => void> = {
  'toggle-scheme': toggleScheme,
  'log-out': logOut,
  print: () => print(),
  copy: (button) => void copy(button),
  'copy-link': (button) => void clipAddress(button),
};

// Event delegation, so that elements rendered later by React work too.
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-action]') : null;
  if (button !== null) actions[button.dataset.action ?? '']?.(button);
});

// Another tab may sign out or change the cart; the back/forward cache may restore a stale page.
addEventListener('storage', showPerson);
addEventListener('pageshow', (event) => {
  if (event.persisted) showPerson();
});
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', showPerson);

hydrateOnDemand();
startLoops();
showClosestPages();
closeLeftMenu();
showLoadingViews();

showLocalTimes();
new MutationObserver(showLocalTimes).observe(document.body, {
  childList: true,
  characterData: true,
  subtree: true,
});
