import { preloadable } from '@paniscus/ui';

/** PostTools, loaded for a post that exists. */
export const LazyPostTools = preloadable(() => import('./PostTools').then((module) => module.PostTools));
