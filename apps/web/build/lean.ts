import type { Rolldown } from 'vite';

/** Our modules have no side effects on import, except entry points. */
const isOurs = (id: string) => /[\\/](?:libs|apps)[\\/]/.test(id) && !id.includes('node_modules');
const begins = (id: string) =>
  /(?:entry\.(?:client|server)|site-script[\\/](?:head|site-script))\.tsx?$/.test(id);
/** Packages without side effects that do not declare it in package.json. */
const isQuiet = (id: string) =>
  /[\\/]node_modules[\\/](?:yup|react-dom[\\/]server|hoist-non-react-statics|react-is|prop-types)/.test(id);

/** Tree shaking: removes unused modules without side effects. */
export const lean: Rolldown.TreeshakingOptions = {
  moduleSideEffects: (id) => begins(id) || !(isOurs(id) || isQuiet(id)),
};
