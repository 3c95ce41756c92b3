/** Made by build/page-scripts.plugin.ts. */
declare module 'virtual:page-scripts' {
  /** Runs in the head of every page. */
  export const headScript: string;
  export const siteScriptUrl: string;
  /** For pages whose visits are counted. */
  export const countingUrl: string;
  /** For pages with films. */
  export const videosUrl: string;
  /** For each island by its name: the script that brings it to life, then what that imports. */
  export const islandScripts: Record<string, string[]>;
  /** For each island: what it asks for later, when somebody wants it. */
  export const laterParts: Record<string, string[]>;
  /** The keyboard's service worker; it reads `KEPT_PAGES`, which its route writes before it. */
  export const workerScript: string;
}
