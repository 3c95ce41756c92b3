import { useCallback, useEffect, useRef } from 'react';
import { matchPath, useBlocker, useLocation, useNavigate } from 'react-router-dom';
import { ROUTES } from '@paniscus/routes';
import type { RouteDefinition } from '@paniscus/routes';
import { askUnsavedDialog } from '@paniscus/ui';

/** Whether the target page runs the router too; otherwise it needs a full page load. */
const isRouterPath = (path: string): boolean =>
  Object.values<RouteDefinition>(ROUTES).some((page) => page.hydrate && matchPath(page.path, path) !== null);

/** Navigates to a path of the site, client-side if possible; `done` is what the next page says has been done. */
export function useNavigateTo(): (path: string, done?: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (path, done) => {
      if (isRouterPath(new URL(path, location.href).pathname)) void navigate(path, { state: { done } });
      else location.assign(path);
    },
    [navigate],
  );
}

/** Handles clicks on plain links with client-side navigation where possible. A dialog with input asks before it is left. */
export function useClientNavigation(): void {
  const navigateTo = useNavigateTo();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const path = findNavigationTarget(event);
      if (path === undefined || !isRouterPath(path.split(/[?#]/, 1)[0] ?? '')) return;
      event.preventDefault();
      if (!askUnsavedDialog()) navigateTo(path);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigateTo]);
}

function findNavigationTarget(event: MouseEvent): string | undefined {
  const isPlainClick =
    event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isPlainClick || event.defaultPrevented || link === null) return undefined;
  if (!link.hasAttribute('href') || link.target || link.hasAttribute('download')) return undefined;
  const isSameOrigin = link.origin === location.origin;
  const isSamePageAnchor = isSameOrigin && link.hash !== '' && link.pathname === location.pathname;
  return isSameOrigin && !isSamePageAnchor ? link.pathname + link.search + link.hash : undefined;
}

/**
 * Moves focus to the main element when another page or list replaces the one that was loaded, for keyboard and screen
 * reader users. The page that loads first leaves the focus alone, and so does a dialog that was opened meanwhile.
 */
export function useMainFocus(): void {
  const { pathname, search } = useLocation();
  const url = pathname + search;
  const shownUrl = useRef(url);
  useEffect(() => {
    if (shownUrl.current === url) return;
    shownUrl.current = url;
    if (document.activeElement?.closest('[aria-modal="true"]') instanceof Element) return;
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [url]);
}

/** Back does not lose what was typed into a dialog: the dialog asks first. */
export function useUnsavedDialog(): void {
  // Other navigation is a result of the dialog, or has asked.
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP' && askUnsavedDialog());
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
}
