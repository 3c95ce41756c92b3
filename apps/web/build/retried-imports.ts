import { join } from 'node:path';
import type { Plugin } from 'vite';

const RETRY = join(import.meta.dirname, '../../../libs/islands/browser/retry.ts');
const importRetry = `import { retryImport } from ${JSON.stringify(RETRY)};\n`;

/** Further attempts: the connection of a phone may be away for half a minute. Then the page says or does something else. */
const ATTEMPTS = 6;

const PRELOAD_HELPER = '\0vite/preload-helper.js';
const ROUTER_CHUNK = /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-[^\\/]+\.mjs$/;

/** Imports of route modules: React Router reloads the page when one fails. */
const ROUTE_IMPORT = /import\(\s*\/\* @vite-ignore \*\/\s*\/\* webpackIgnore: true \*\/\s*([\w.]+)\s*\)/g;
/** The last statement of the inline script that starts the router. */
const ENTRY_IMPORT = 'import(${JSON.stringify(manifest.entry.module)});';
/** A script element, because `retryFailedScripts` hears when it fails. */
const ENTRY_SCRIPT =
  "document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: ${JSON.stringify(manifest.entry.module)} }));";

/** Downloads the scripts of pages that run React Router again when a download fails, as those of islands. */
export function retriedImports(): Plugin {
  return {
    name: 'paniscus:retried-imports',
    apply: 'build',
    transform(code, id) {
      if (id === PRELOAD_HELPER) return { code: importRetry + retryPreloads(code), map: null };
      if (!ROUTER_CHUNK.test(id) || !code.includes(ENTRY_IMPORT)) return null;
      const retried = code.replaceAll(
        ROUTE_IMPORT,
        `retryImport(() => import(/* @vite-ignore */ $1), ${ATTEMPTS})`,
      );
      return { code: importRetry + retried.replace(ENTRY_IMPORT, () => ENTRY_SCRIPT), map: null };
    },
  };
}

const retryPreloads = (code: string): string =>
  `${code.replace('export const __vitePreload =', 'const loadOnce =')}
export const __vitePreload = (...args) => retryImport(() => loadOnce(...args), ${ATTEMPTS});`;
