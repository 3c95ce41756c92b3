export { hydrateOnDemand } from './hydrate-on-demand.ts';
export { useInBrowser, useIsBrowser } from './use-browser.ts';
