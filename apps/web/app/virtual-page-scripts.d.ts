/** Made by build/page-scripts.plugin.ts. */
declare module 'virtual:page-scripts' {
  /** Runs in the head of every page. */
  export const headScript: string;
  export const chromeUrl: string;
  export const islandsUrl: string;
}
