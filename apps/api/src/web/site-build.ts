import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What the built site asks of the server around it; `apps/web/app/server-context.ts` says the same. */
export type ServerContext = {
  /** Asks the API (`/posts/`, without `/api`) through its own handlers, without a network. */
  api: (path: string) => Promise<Response>;
  publicUrl: string;
  analytics?: Readonly<{ scriptUrl: string; siteId: string }>;
  reportError: (error: unknown) => void;
};

/** The built site. */
export type Site = {
  /** Whether one of the site's routes has this path; costs no rendering. */
  hasPage: (path: string) => boolean;
  render: (request: Request, context: ServerContext) => Promise<Response>;
};

type ServerBuild = { entry: { module: { getSite: (build: ServerBuild) => Site } } };

const getServerFile = (webDir: string) => join(webDir, 'server', 'index.js');

/** Where the files lie that browsers load. */
export const getClientDir = (webDir: string) => join(webDir, 'client');

export const isSiteBuilt = (webDir: string) => existsSync(getServerFile(webDir));

export async function loadSite(webDir: string): Promise<Site> {
  const build = (await import(pathToFileURL(getServerFile(webDir)).href)) as ServerBuild;
  return build.entry.module.getSite(build);
}
