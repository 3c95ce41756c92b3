import { isFormWaiting } from '@paniscus/islands/browser';

/** Milliseconds before a loading state replaces the page; most pages load faster. */
const SHOW_DELAY_MS = 300;
/** Milliseconds after which the old page returns, in case the visitor stopped the navigation unnoticed. */
const RESTORE_MS = 30_000;

/**
 * Shows the loading state of the next page while the browser waits for it. The page has these states in templates; each
 * names the paths that it applies to (`LoadingView`).
 */
export function showLoadingViews(): void {
  const templates = [...document.querySelectorAll<HTMLTemplateElement>('template[data-loading-for]')];
  if (templates.length === 0) return;

  const onNavigate = ({ origin, pathname }: URL) => {
    const template = templates.find(({ dataset }) => pathname.startsWith(`/${dataset.loadingFor}`));
    // The browser asks before the page is left.
    if (isFormWaiting()) return;
    if (origin === location.origin && template) showAfterDelay(template);
  };
  // Bubbling to the window last, so that a handler of the page can still cancel the navigation.
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link !== null && opensInThisTab(event, link) && !isOnThisPage(link)) onNavigate(new URL(link.href));
  });
  addEventListener('submit', ({ target, defaultPrevented }) => {
    if (target instanceof HTMLFormElement && target.method === 'get' && !defaultPrevented)
      onNavigate(new URL(target.action));
  });
}

/** Whether the browser only scrolls, as for the link that skips to the content. */
const isOnThisPage = ({ href }: HTMLAnchorElement) =>
  href.includes('#') && href.split('#', 1)[0] === location.href.split('#', 1)[0];

function opensInThisTab(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isPlainClick = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  return isPlainClick && !event.defaultPrevented && link.target === '' && !link.hasAttribute('download');
}

function showAfterDelay(template: HTMLTemplateElement): void {
  const timer = setTimeout(() => replacePage(template), SHOW_DELAY_MS);
  addEventListener('pagehide', () => clearTimeout(timer), { once: true });
}

function replacePage(template: HTMLTemplateElement): void {
  const main = document.querySelector('main');
  if (main === null) return;
  const content = [...main.childNodes];
  // Back leads to where the page was left, so it stays there, and the loading state is at the top of the window.
  main.style = `min-height:${main.offsetHeight}px;padding-top:${scrollY}px`;
  main.replaceChildren(template.content.cloneNode(true));
  main.ariaBusy = 'true';

  const controller = new AbortController();
  const restore = () => {
    controller.abort();
    main.replaceChildren(...content);
    main.ariaBusy = null;
    main.style = '';
  };
  const timer = setTimeout(restore, RESTORE_MS);
  const { signal } = controller;
  signal.addEventListener('abort', () => clearTimeout(timer));
  // Escape stops a navigation; the back/forward cache brings back the page as it was left.
  addEventListener('keydown', ({ key }) => key === 'Escape' && restore(), { signal });
  addEventListener('pageshow', restore, { signal });
}
