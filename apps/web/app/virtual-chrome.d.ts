/** Made by build/chrome.plugin.ts. */
declare module 'virtual:chrome' {
  export const headScript: string;
  export const chromeUrl: string;
}
