export { recordEarlyKeys } from './early-keys.ts';
export { recordEarlyPresses, replayEarlyPresses } from './early-presses.ts';
export { recordForeignElements, setForeignElementsAside } from './foreign-elements.ts';
export { hydrateOnDemand } from './hydrate-on-demand.ts';
export { replayEarlyInput } from './replay-early-input.ts';
export { retryFailedScripts } from './retry.ts';
export { watchLoadingIsland } from './still-loading.ts';
export { recordSwitchPresses } from './switch-presses.ts';
export { useBrowserStore, useInBrowser, useIsBrowser } from './use-browser.ts';
