import type { Rolldown } from 'vite';

/** No room of ours does anything merely by being imported, except where a program begins. */
const isOurs = (id: string) => /[\\/](?:libs|apps)[\\/]/.test(id) && !id.includes('node_modules');
const begins = (id: string) => /(?:entry\.(?:client|server)|chrome[\\/](?:head|chrome))\.tsx?$/.test(id);
/** Packages that do nothing either, and do not say so. */
const isQuiet = (id: string) =>
  /[\\/]node_modules[\\/](?:yup|react-dom[\\/]server|hoist-non-react-statics|react-is|prop-types)/.test(id);

/** What a page does not name is left out. */
export const lean: Rolldown.TreeshakingOptions = {
  moduleSideEffects: (id) => begins(id) || !(isOurs(id) || isQuiet(id)),
};
