import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerContext } from '@paniscus/routes';

export type Site = {
  /** Whether a route of the site matches the path; does not render. */
  hasPage: (path: string) => boolean;
  /** Whether the route of the path has an action, which handles its form. */
  acceptsForm: (path: string) => boolean;
  render: (request: Request, context: ServerContext) => Promise<Response>;
};

type ServerBuild = { entry: { module: { getSite: (build: ServerBuild) => Site } } };

const getServerFile = (webDir: string) => join(webDir, 'server', 'index.js');

export const getClientDir = (webDir: string) => join(webDir, 'client');

export const isSiteBuilt = (webDir: string) => existsSync(getServerFile(webDir));

export async function loadSite(webDir: string): Promise<Site> {
  const build = (await import(pathToFileURL(getServerFile(webDir)).href)) as ServerBuild;
  return build.entry.module.getSite(build);
}
