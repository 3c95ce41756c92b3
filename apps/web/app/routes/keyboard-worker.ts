import { laterParts, workerScript } from 'virtual:page-scripts';
import { APPLE_ICON, ICONS, MANIFEST_PATH } from '../offline/urls';
import { paths } from '../paths';

/** What the keyboard needs besides its pages' own scripts; a new build makes another list, and so another worker. */
const cached = {
  pages: [paths.keyboard, paths.signs, paths.games],
  files: [
    ...new Set(
      ['KeyboardIsland', 'SignWorkshopIsland', 'SignGamesIsland'].flatMap((name) => laterParts[name] ?? []),
    ),
    '/favicon.svg',
    MANIFEST_PATH,
    ...[...ICONS, APPLE_ICON].map(({ src }) => src),
  ],
};

/** The service worker of the keyboard; browsers ask again for it at every visit. */
export function loader(): Response {
  return new Response(`const CACHED_PAGES=${JSON.stringify(cached)};\n${workerScript}`, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, no-cache',
      'x-page-tags': 'site',
    },
  });
}
