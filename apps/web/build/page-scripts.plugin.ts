import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import type { Plugin, Rolldown } from 'vite';
import { planChunks } from './chunk-plan.ts';
import { collectInitialChunks, collectLazyChunks } from './initial-chunks.ts';
import { islandEntries, toEntryId } from './island-entries.ts';
import { islandChunkGroups } from './island-chunk-groups.ts';
import { plainImports } from './plain-imports.ts';
import { withoutSchemaDescriptions } from './schema-descriptions.ts';
import { singleScript } from './single-script.ts';
import { treeShaking } from './tree-shaking.ts';
import { withoutUnusedCode } from './unused-code.ts';

/** Scripts of any page, and those of islands, which the pages of the router do not load. */
const MODULE_IDS = ['virtual:page-scripts', 'virtual:island-scripts'] as const;
type ModuleId = (typeof MODULE_IDS)[number];

const toResolvedId = (id: ModuleId) => `\0${id}`;

type Script = { fileName: string; code: string };
/** Font or image referenced by a script; in development the plugin serves it. */
type Asset = { fileName: string; source: string | Uint8Array };
type Bundle = { chunks: Rolldown.OutputChunk[]; assets: Asset[] };
type Scripts = { exports: Record<ModuleId, Record<string, unknown>>; files: Script[]; assets: Asset[] };

/**
 * Builds the scripts of pages without the router: `site-script/head.ts` as inline text, `site-script/recorder.ts` as
 * inline text of pages with an island, `site-script/keyboard-script.ts` as inline text of the keyboard,
 * `site-script/site-script.ts` for every page, `site-script/closest-pages-script.ts` for the 404 page, `analytics/analytics-script.ts` for pages whose visits are counted,
 * `videos/videos-script.ts` for the video library, an entry for each island with chunks shared within its group, and the
 * keyboard's service worker as text.
 * The virtual modules export their URLs and texts (`libs/islands/virtual-page-scripts.d.ts`).
 */
export function pageScripts(appDirectory: string): Plugin {
  let built: Promise<Scripts> | undefined;
  const scripts = () => (built ??= buildScripts(appDirectory));
  return {
    name: 'paniscus:page-scripts',
    resolveId: (id) => {
      const moduleId = MODULE_IDS.find((known) => known === id);
      return moduleId && toResolvedId(moduleId);
    },
    async load(id) {
      const moduleId = MODULE_IDS.find((known) => toResolvedId(known) === id);
      if (moduleId === undefined) return undefined;
      return Object.entries((await scripts()).exports[moduleId])
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
        const isRequested = ({ fileName }: { fileName: string }) => request.url === `/${fileName}`;
        const script = files.find(isRequested);
        const content = script?.code ?? assets.find(isRequested)?.source;
        if (content === undefined) return next();
        if (script !== undefined) response.setHeader('content-type', 'text/javascript');
        response.end(content);
      });
      server.watcher.on('change', () => {
        built = undefined;
        const { moduleGraph } = server.environments.ssr;
        for (const id of MODULE_IDS) {
          const module = moduleGraph.getModuleById(toResolvedId(id));
          if (module) moduleGraph.invalidateModule(module);
        }
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
  const [head, recorder, keyboard, siteScript, closestPages, analytics, videos, worker, islands] =
    await Promise.all([
      bundle({ head: join(appDirectory, 'site-script/head.ts') }, 'iife'),
      bundle({ recorder: join(appDirectory, 'site-script/recorder.ts') }, 'iife'),
      bundle({ keyboard: join(appDirectory, 'site-script/keyboard-script.ts') }, 'iife'),
      bundle({ siteScript: join(appDirectory, 'site-script/site-script.ts') }, 'iife'),
      bundle({ closestPages: join(appDirectory, 'site-script/closest-pages-script.ts') }, 'iife'),
      bundle({ analytics: join(appDirectory, 'analytics/analytics-script.ts') }, 'iife'),
      bundle({ videos: join(appDirectory, 'videos/videos-script.ts') }, 'iife'),
      bundle({ worker: join(appDirectory, '../worker/keyboard-worker.ts') }, 'iife'),
      bundleIslands(islandsDirectory, names),
    ]);
  const siteScriptAsset = createHashedScript('site-script', getCode(siteScript));
  const closestPagesScript = createHashedScript('closest-pages', getCode(closestPages));
  const analyticsScript = createHashedScript('counting', getCode(analytics));
  const videosScript = createHashedScript('videos', getCode(videos));
  return {
    exports: {
      'virtual:page-scripts': {
        headScript: getCode(head),
        recorderScript: getCode(recorder),
        siteScriptUrl: `/${siteScriptAsset.fileName}`,
        closestPagesScriptUrl: `/${closestPagesScript.fileName}`,
        analyticsScriptUrl: `/${analyticsScript.fileName}`,
      },
      'virtual:island-scripts': {
        keyboardScript: getCode(keyboard),
        videosScriptUrl: `/${videosScript.fileName}`,
        serviceWorkerScript: getCode(worker),
        islandScripts: forEachScript(islands, (entry) =>
          listUrls(collectInitialChunks(entry, islands.chunks)),
        ),
        lazyChunks: forEachScript(islands, (entry) => listUrls(collectLazyChunks(entry, islands.chunks))),
      },
    },
    files: [siteScriptAsset, closestPagesScript, analyticsScript, videosScript, ...islands.chunks],
    assets: islands.assets,
  };
}

const forEachScript = ({ chunks }: Bundle, list: (entry: Rolldown.OutputChunk) => string[]) =>
  Object.fromEntries(chunks.filter(({ isEntry }) => isEntry).map((entry) => [entry.name, list(entry)]));

const listUrls = (chunks: readonly Rolldown.OutputChunk[]) => chunks.map(({ fileName }) => `/${fileName}`);

const getCode = ({ chunks }: Bundle) => chunks[0]?.code.trim() ?? '';

function createHashedScript(name: string, code: string): Script {
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  return { fileName: `assets/${name}-${hash}.js`, code };
}

/** Built twice: the chunks of the first build show what each island needs to start. */
async function bundleIslands(directory: string, names: readonly string[]): Promise<Bundle> {
  const input = Object.fromEntries(names.map((name) => [name, toEntryId(name)]));
  const plugins = () => [
    plainImports(),
    islandChunkGroups(),
    islandEntries(directory),
    withoutSchemaDescriptions(),
    withoutUnusedCode(),
  ];
  const draft = await bundle(input, 'es', { plugins: plugins(), minify: false });
  return bundle(input, 'es', { plugins: plugins(), chunks: planChunks(draft.chunks) });
}

type BundleOptions = {
  plugins?: Plugin[];
  minify?: false;
  chunks?: Rolldown.CodeSplittingGroup[];
};

/** `iife` produces one self-contained script. Fonts and images are emitted by the site's own build. */
async function bundle(
  input: Record<string, string>,
  format: 'iife' | 'es',
  { plugins, minify, chunks }: BundleOptions = {},
): Promise<Bundle> {
  const result = (await build({
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    plugins: format === 'iife' ? [singleScript()] : plugins,
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      modulePreload: false,
      minify,
      target: 'es2022',
      rolldownOptions: {
        input,
        preserveEntrySignatures: 'allow-extension',
        output: chunks
          ? { format, codeSplitting: { groups: chunks, includeDependenciesRecursively: false } }
          : { format },
        treeshake: treeShaking,
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
