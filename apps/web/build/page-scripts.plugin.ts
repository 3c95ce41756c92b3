import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build } from 'vite';
import type { Plugin, Rolldown } from 'vite';
import { lean } from './lean.ts';

const MODULE_ID = 'virtual:page-scripts';
const RESOLVED_ID = `\0${MODULE_ID}`;

type Script = { fileName: string; code: string };
/** A font or a picture that a script names; while developing nobody else lays it down. */
type Asset = { fileName: string; source: string | Uint8Array };
type Scripts = { head: string; files: { chromeUrl: Script; islandsUrl: Script }; assets: Asset[] };

/**
 * Builds the scripts that pages carry without the router, each in one file: `chrome/head.ts` as text for a script in
 * the page, `chrome/chrome.ts` for every page, `islands/main.tsx` for pages with an island.
 * `import { headScript, chromeUrl, islandsUrl } from 'virtual:page-scripts'`.
 */
export function pageScripts(appDirectory: string): Plugin {
  let ready: Promise<Scripts> | undefined;
  const scripts = () => (ready ??= buildScripts(appDirectory));
  return {
    name: 'paniscus:page-scripts',
    resolveId: (id) => (id === MODULE_ID ? RESOLVED_ID : undefined),
    async load(id) {
      if (id !== RESOLVED_ID) return undefined;
      const { head, files } = await scripts();
      const urls = Object.entries(files).map(([name, { fileName }]) => [name, `/${fileName}`]);
      return [['headScript', head], ...urls]
        .map(([name, text]) => `export const ${name} = ${JSON.stringify(text)};`)
        .join('\n');
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { fileName, code } of Object.values((await scripts()).files))
        this.emitFile({ type: 'asset', fileName, source: code });
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (!request.url?.startsWith('/assets/')) return next();
        const { files, assets } = await scripts();
        const isAsked = ({ fileName }: { fileName: string }) => request.url === `/${fileName}`;
        const script = Object.values(files).find(isAsked);
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
  const [head, chrome, islands] = await Promise.all([
    bundle(join(appDirectory, 'chrome/head.ts')),
    bundle(join(appDirectory, 'chrome/chrome.ts')),
    bundle(join(appDirectory, 'islands/main.tsx')),
  ]);
  return {
    head: head.code,
    files: { chromeUrl: scriptOf('chrome', chrome.code), islandsUrl: scriptOf('islands', islands.code) },
    assets: islands.assets,
  };
}

function scriptOf(name: string, code: string): Script {
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  return { fileName: `assets/${name}-${hash}.js`, code };
}

/** One self-contained script; its fonts and pictures are those that the site's own build lays down. */
async function bundle(input: string): Promise<{ code: string; assets: Asset[] }> {
  const result = (await build({
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: { input, output: { format: 'iife' }, treeshake: lean },
    },
  })) as Rolldown.RolldownOutput;
  const script = result.output.find((file) => file.type === 'chunk');
  const assets = result.output.filter((file) => file.type === 'asset');
  return { code: script?.code.trim() ?? '', assets };
}
