import { useCallback, useEffect } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { ROUTES } from '@paniscus/routes';
import type { RouteDefinition } from '@paniscus/routes';

/** Whether the target page runs the router too; otherwise it needs a full page load. */
const staysInDocument = (path: string): boolean =>
  Object.values<RouteDefinition>(ROUTES).some((page) => page.hydrate && matchPath(page.path, path) !== null);

/** Navigates to a path of the site, client-side if possible. */
export function useGo(): (path: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (path) => {
      if (staysInDocument(new URL(path, location.href).pathname)) void navigate(path);
      else location.assign(path);
    },
    [navigate],
  );
}

/** Handles clicks on plain links with client-side navigation where possible. */
export function useLinks(): void {
  const go = useGo();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const path = findNavigationTarget(event);
      if (path === undefined || !staysInDocument(path.split(/[?#]/, 1)[0] ?? '')) return;
      event.preventDefault();
      go(path);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [go]);
}

function findNavigationTarget(event: MouseEvent): string | undefined {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isPlain || event.defaultPrevented || link === null) return undefined;
  if (!link.hasAttribute('href') || link.target || link.hasAttribute('download')) return undefined;
  const isHere = link.origin === location.origin;
  const isJump = isHere && link.hash !== '' && link.pathname === location.pathname;
  return isHere && !isJump ? link.pathname + link.search + link.hash : undefined;
}

/** Moves focus to the main element after client-side navigation, for keyboard and screen reader users. */
export function useFocusOnMain(): void {
  const { key, pathname } = useLocation();
  useEffect(() => {
    if (key === 'default') return;
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [key, pathname]);
}
