import { pages } from '../../../apps/web/app/paths.ts';
import type { RouteHandle } from '../../../apps/web/app/paths.ts';

/** Pages where something is done rather than read; they have budgets of their own. */
const WORKING: readonly RouteHandle[] = [
  pages.store,
  pages.product,
  pages.donate,
  pages.findOrder,
  pages.findGiving,
  pages.keyboard,
  pages.games,
];

/** Of pages that come in numbers one is weighed: the first that its list leads to. */
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

/** Where no page is. */
export const LOST_PATH = '/no-such-page';

/** The address of every kind of page that is read, results of a search and a lost address among them. */
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
