import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build } from 'vite';
import type { Plugin, Rolldown } from 'vite';

const MODULE_ID = 'virtual:chrome';
const RESOLVED_ID = `\0${MODULE_ID}`;

type Chrome = { head: string; script: string; fileName: string };

/**
 * Builds the two scripts that every page carries, apart from the rest: `chrome/head.ts` as text for a script in the
 * page, `chrome/chrome.ts` as a hashed file. `import { headScript, chromeUrl } from 'virtual:chrome'`.
 */
export function chrome(appDirectory: string): Plugin {
  let ready: Promise<Chrome> | undefined;
  const chromeOnce = () => (ready ??= buildChrome(join(appDirectory, 'chrome')));
  return {
    name: 'paniscus:chrome',
    resolveId: (id) => (id === MODULE_ID ? RESOLVED_ID : undefined),
    async load(id) {
      if (id !== RESOLVED_ID) return undefined;
      const { head, fileName } = await chromeOnce();
      return `export const headScript = ${JSON.stringify(head)};\nexport const chromeUrl = ${JSON.stringify(`/${fileName}`)};`;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const { fileName, script } = await chromeOnce();
      this.emitFile({ type: 'asset', fileName, source: script });
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { fileName, script } = await chromeOnce();
        if (request.url !== `/${fileName}`) return next();
        response.setHeader('content-type', 'text/javascript');
        response.end(script);
      });
      server.watcher.on('change', (file) => {
        if (file.startsWith(join(appDirectory, 'chrome'))) ready = undefined;
      });
    },
  };
}

async function buildChrome(directory: string): Promise<Chrome> {
  const [head, script] = await Promise.all([
    bundle(join(directory, 'head.ts')),
    bundle(join(directory, 'chrome.ts')),
  ]);
  const hash = createHash('sha256').update(script).digest('base64url').slice(0, 8);
  return { head, script, fileName: `assets/chrome-${hash}.js` };
}

/** One self-contained script; what a library would do merely by being imported stays out. */
async function bundle(input: string): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: { input, output: { format: 'iife' }, treeshake: { moduleSideEffects: false } },
    },
  })) as Rolldown.RolldownOutput;
  return result.output[0].code.trim();
}
