import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import type { Plugin, Rolldown } from 'vite';
import { islandEntries, getIslandEntry } from './island-entries.ts';
import { islandChunkGroups } from './island-chunk-groups.ts';
import { lean } from './lean.ts';
import { themeAsData } from './theme-data.ts';

const MODULE_ID = 'virtual:page-scripts';
const RESOLVED_ID = `\0${MODULE_ID}`;

type Script = { fileName: string; code: string };
/** Font or image referenced by a script; in development the plugin serves it. */
type Asset = { fileName: string; source: string | Uint8Array };
type Bundle = { chunks: Rolldown.OutputChunk[]; assets: Asset[] };
type Scripts = { exports: Record<string, unknown>; files: Script[]; assets: Asset[] };

/**
 * Builds the scripts of pages without the router: `site-script/head.ts` as inline text, `site-script/site-script.ts`
 * for every page, `analytics/start.ts` for pages whose visits are counted, an entry for each island with chunks shared
 * within its group, and the keyboard's service worker as text.
 * `import { headScript, siteScriptUrl, countingUrl, islandScripts, laterParts, workerScript } from
 * 'virtual:page-scripts'`.
 */
export function pageScripts(appDirectory: string): Plugin {
  let ready: Promise<Scripts> | undefined;
  const scripts = () => (ready ??= buildScripts(appDirectory));
  return {
    name: 'paniscus:page-scripts',
    resolveId: (id) => (id === MODULE_ID ? RESOLVED_ID : undefined),
    async load(id) {
      if (id !== RESOLVED_ID) return undefined;
      return Object.entries((await scripts()).exports)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { fileName, code } of (await scripts()).files)
        this.emitFile({ type: 'asset', fileName, source: code });
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (!request.url?.startsWith('/assets/')) return next();
        const { files, assets } = await scripts();
        const isAsked = ({ fileName }: { fileName: string }) => request.url === `/${fileName}`;
        const script = files.find(isAsked);
        const content = script?.code ?? assets.find(isAsked)?.source;
        if (content === undefined) return next();
        if (script !== undefined) response.setHeader('content-type', 'text/javascript');
        response.end(content);
      });
      server.watcher.on('change', () => {
        ready = undefined;
        const module = server.environments.ssr.moduleGraph.getModuleById(RESOLVED_ID);
        if (module) server.environments.ssr.moduleGraph.invalidateModule(module);
      });
    },
  };
}

async function buildScripts(appDirectory: string): Promise<Scripts> {
  const islandsDirectory = join(appDirectory, 'islands');
  const files = await readdir(islandsDirectory);
  const names = files
    .filter((file) => file.endsWith('Island.tsx'))
    .map((file) => file.slice(0, -'.tsx'.length));
  const [head, siteScript, counting, videos, worker, islands] = await Promise.all([
    bundle({ head: join(appDirectory, 'site-script/head.ts') }, 'iife'),
    bundle({ siteScript: join(appDirectory, 'site-script/site-script.ts') }, 'iife'),
    bundle({ counting: join(appDirectory, 'analytics/start.ts') }, 'iife'),
    bundle({ videos: join(appDirectory, 'videos/start.ts') }, 'iife'),
    bundle({ worker: join(appDirectory, '../worker/keyboard-worker.ts') }, 'iife'),
    bundle(Object.fromEntries(names.map((name) => [name, getIslandEntry(name)])), 'es', [
      islandChunkGroups(),
      islandEntries(islandsDirectory),
      themeAsData(),
    ]),
  ]);
  const siteScriptFile = hashed('chrome', findCode(siteScript));
  const countingScript = hashed('counting', findCode(counting));
  const videosScript = hashed('videos', findCode(videos));
  return {
    exports: {
      headScript: findCode(head),
      siteScriptUrl: `/${siteScriptFile.fileName}`,
      countingUrl: `/${countingScript.fileName}`,
      videosUrl: `/${videosScript.fileName}`,
      workerScript: findCode(worker),
      islandScripts: forEachScript(islands, (entry) => collectStaticChunks(entry, islands.chunks)),
      laterParts: forEachScript(islands, (entry) => findDeferredChunks(entry, islands.chunks)),
    },
    files: [siteScriptFile, countingScript, videosScript, ...islands.chunks],
    assets: islands.assets,
  };
}

const forEachScript = ({ chunks }: Bundle, partsFor: (entry: Rolldown.OutputChunk) => string[]) =>
  Object.fromEntries(chunks.filter(({ isEntry }) => isEntry).map((entry) => [entry.name, partsFor(entry)]));

/** URLs of a script and its static imports, for preloading. */
const collectStaticChunks = (entry: Rolldown.OutputChunk, chunks: Rolldown.OutputChunk[]) =>
  reachedFrom(entry, chunks, ({ imports }) => imports);

function findDeferredChunks(entry: Rolldown.OutputChunk, chunks: Rolldown.OutputChunk[]): string[] {
  const first = collectStaticChunks(entry, chunks);
  const all = reachedFrom(entry, chunks, ({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
  return all.filter((address) => !first.includes(address));
}

function reachedFrom(
  entry: Rolldown.OutputChunk,
  chunks: Rolldown.OutputChunk[],
  next: (chunk: Rolldown.OutputChunk) => string[],
): string[] {
  const wanted = new Set([entry.fileName]);
  for (const name of wanted) {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    for (const reached of chunk ? next(chunk) : []) wanted.add(reached);
  }
  return [...wanted].map((name) => `/${name}`);
}

const findCode = ({ chunks }: Bundle) => chunks[0]?.code.trim() ?? '';

function hashed(name: string, code: string): Script {
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  return { fileName: `assets/${name}-${hash}.js`, code };
}

/** `iife` produces one self-contained script. Fonts and images are emitted by the site's own build. */
async function bundle(
  input: Record<string, string>,
  format: 'iife' | 'es',
  plugins: Plugin[] = [],
): Promise<Bundle> {
  const result = (await build({
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    plugins,
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: {
        input,
        output: { format },
        treeshake: lean,
        // MUI has 'use client' directives, which have no meaning in the browser.
        checks: { moduleLevelDirective: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  return {
    chunks: result.output.filter((file) => file.type === 'chunk'),
    assets: result.output.filter((file) => file.type === 'asset'),
  };
}
