import { pages } from '../../../apps/web/app/paths.ts';
import type { RouteHandle } from '../../../apps/web/app/paths.ts';

/** Interactive pages, which have budgets of their own. */
const WORKING: readonly RouteHandle[] = [
  pages.store,
  pages.product,
  pages.donate,
  pages.findOrder,
  pages.findGiving,
  pages.keyboard,
  pages.games,
];

/** Detail pages are measured once: the first one linked from their list page. */
const LISTS = new Map<RouteHandle, RouteHandle>([
  [pages.post, pages.posts],
  [pages.publication, pages.bibliography],
  [pages.historyEntry, pages.history],
  [pages.videoBranch, pages.videos],
]);

async function readFirst(siteUrl: string, { path }: RouteHandle, list: RouteHandle): Promise<string> {
  const html = await (await fetch(siteUrl + list.path)).text();
  const link = new RegExp(`href="(${path.replace(/[:*].*$/, '')}[\\w%/-]+)"`).exec(html)?.[1];
  if (link === undefined) throw new Error(`${list.path} leads to no ${path}.`);
  return link;
}

/** A path that returns 404. */
export const LOST_PATH = '/no-such-page';

/** Paths of every kind of content page, including search results and a 404 page. */
export async function readingPaths(siteUrl: string): Promise<string[]> {
  const listed = Object.values<RouteHandle>(pages).filter(
    (page) => page.isListed && !page.hydrate && !WORKING.includes(page),
  );
  const found = listed.map((page) => {
    const list = LISTS.get(page);
    return list === undefined ? page.path : readFirst(siteUrl, page, list);
  });
  return [...(await Promise.all(found)), pages.search.path, '/search?q=bonobo', LOST_PATH];
}
