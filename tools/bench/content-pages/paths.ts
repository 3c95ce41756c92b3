import type { RouteDefinition } from '#libs/routes/route.types.ts';
import { ROUTES } from '#libs/routes/routes.data.ts';

/** Interactive pages, which have budgets of their own. */
const INTERACTIVE_PAGES: readonly RouteDefinition[] = [
  ROUTES.store,
  ROUTES.product,
  ROUTES.donate,
  ROUTES.findOrder,
  ROUTES.findGiving,
  ROUTES.keyboard,
  ROUTES.games,
];

/** Detail pages are measured once: the first one linked from their list page. */
const LIST_PAGES = new Map<RouteDefinition, RouteDefinition>([
  [ROUTES.post, ROUTES.posts],
  [ROUTES.publication, ROUTES.bibliography],
  [ROUTES.historyEntry, ROUTES.history],
  [ROUTES.videoBranch, ROUTES.videos],
]);

async function findFirstLink(
  siteUrl: string,
  { path }: RouteDefinition,
  list: RouteDefinition,
): Promise<string> {
  const html = await (await fetch(siteUrl + list.path)).text();
  const link = new RegExp(`href="(${path.replace(/[:*].*$/, '')}[\\w%/-]+)"`).exec(html)?.[1];
  if (link === undefined) throw new Error(`${list.path} has no link to ${path}.`);
  return link;
}

/** A path that returns 404. */
export const NOT_FOUND_PATH = '/no-such-page';

/** Paths of every kind of content page, including search results and a 404 page. */
export async function listContentPaths(siteUrl: string): Promise<string[]> {
  const pages = Object.values<RouteDefinition>(ROUTES).filter(
    (page) => page.isIndexed && !page.hydrate && !INTERACTIVE_PAGES.includes(page),
  );
  const paths = pages.map((page) => {
    const list = LIST_PAGES.get(page);
    return list === undefined ? page.path : findFirstLink(siteUrl, page, list);
  });
  return [...(await Promise.all(paths)), ROUTES.search.path, '/search?q=bonobo', NOT_FOUND_PATH];
}
