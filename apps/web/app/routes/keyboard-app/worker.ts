import { lazyChunks, serviceWorkerScript } from 'virtual:island-scripts';
import { APPLE_ICON, ICONS, MANIFEST_PATH, paths } from '@paniscus/routes';

/**
 * Files the keyboard needs besides its pages' own scripts; a new build changes the list and thereby updates the worker.
 */
const cached = {
  pages: [paths.keyboard, paths.signs, paths.games],
  files: [
    ...new Set(
      ['KeyboardIsland', 'SignWorkshopIsland', 'SignGamesIsland'].flatMap((name) => lazyChunks[name] ?? []),
    ),
    '/favicon.svg',
    MANIFEST_PATH,
    ...[...ICONS, APPLE_ICON].map(({ src }) => src),
  ],
};

/** The keyboard's service worker script; browsers check for an update on each visit. */
export function loader(): Response {
  return new Response(`const CACHED_PAGES=${JSON.stringify(cached)};\n${serviceWorkerScript}`, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, no-cache',
      'x-page-tags': 'site',
    },
  });
}
