import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

type Route = { id: string; parentId?: string; module: string; imports: string[] };
type Manifest = { entry: { imports: string[] }; routes: Record<string, Route> };
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
  const manifest = JSON.parse(script.slice(start, end)) as Manifest;
  const hydrated = selectRoutes(manifest.routes, (id) => build.routes[id]?.module.handle?.hydrate === true);
  const routes = dropInherited({ ...manifest, routes: hydrated });
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

/** Removes the imports of a route that its parents or the entry have: they are loaded, and named, before it. */
export function dropInherited({ entry, routes }: Manifest): Record<string, Route> {
  const inherit = ({ parentId = '' }: Route): string[] => {
    const parent = routes[parentId];
    return parent === undefined ? entry.imports : [...inherit(parent), parent.module, ...parent.imports];
  };
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      const inherited = new Set(inherit(route));
      return [id, { ...route, imports: route.imports.filter((file) => !inherited.has(file)) }];
    }),
  );
}

/** Hydrated routes and their parents. */
export function selectRoutes<Entry extends Pick<Route, 'id' | 'parentId'>>(
  routes: Record<string, Entry>,
  isHydrated: (id: string) => boolean,
): Record<string, Entry> {
  const selected = new Set<string>();
  for (const { id } of Object.values(routes).filter((route) => isHydrated(route.id)))
    for (let route = routes[id]; route !== undefined; route = routes[route.parentId ?? ''])
      selected.add(route.id);
  return Object.fromEntries(Object.entries(routes).filter(([id]) => selected.has(id)));
}
