import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

type Route = { id: string; parentId?: string };
type ServerBuild = { routes: Record<string, { module: { handle?: { hydrate?: boolean } } } | undefined> };

/**
 * Removes the routes from the browser's manifest whose pages never load the router: visitors reach them by a full page
 * load. This is more than half of the manifest. Runs after both builds.
 */
export async function trimRouteManifest(buildDirectory: string): Promise<void> {
  const { file, script } = await findManifest(join(buildDirectory, 'client', 'assets'));
  const server = pathToFileURL(join(buildDirectory, 'server', 'index.js')).href;
  const build = (await import(/* @vite-ignore */ server)) as ServerBuild;
  const [start, end] = [script.indexOf('{'), script.lastIndexOf('}') + 1];
  const manifest = JSON.parse(script.slice(start, end)) as { routes: Record<string, Route> };
  const routes = selectRoutes(manifest.routes, (id) => build.routes[id]?.module.handle?.hydrate === true);
  await writeFile(file, script.slice(0, start) + JSON.stringify({ ...manifest, routes }) + script.slice(end));
}

/** A route of ours may have a chunk named `manifest`, too, so the manifest is known by its content. */
async function findManifest(assets: string): Promise<{ file: string; script: string }> {
  const names = (await readdir(assets)).filter((file) => /^manifest-.*\.js$/.test(file));
  for (const name of names) {
    const file = join(assets, name);
    const script = await readFile(file, 'utf8');
    if (script.startsWith('window.__reactRouterManifest=')) return { file, script };
  }
  throw new Error(`There is no route manifest in ${assets}.`);
}

/** Hydrated routes and their parents. */
export function selectRoutes<Entry extends Route>(
  routes: Record<string, Entry>,
  isHydrated: (id: string) => boolean,
): Record<string, Entry> {
  const selected = new Set<string>();
  for (const { id } of Object.values(routes).filter((route) => isHydrated(route.id)))
    for (let route = routes[id]; route !== undefined; route = routes[route.parentId ?? ''])
      selected.add(route.id);
  return Object.fromEntries(Object.entries(routes).filter(([id]) => selected.has(id)));
}
