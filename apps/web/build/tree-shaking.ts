import type { Rolldown } from 'vite';

/** Modules of this workspace have no side effects on import, except entry points. */
const isWorkspaceModule = (id: string) => /[\\/](?:libs|apps)[\\/]/.test(id) && !id.includes('node_modules');
const isEntryPoint = (id: string) =>
  /(?:entry\.(?:client|server)|site-script[\\/](?:head|site-script))\.tsx?$/.test(id);
/** Packages without side effects that do not declare it in package.json. */
const isSideEffectFree = (id: string) =>
  /[\\/]node_modules[\\/](?:yup|react-dom[\\/]server|hoist-non-react-statics|react-is|prop-types)/.test(id);

/** Tree shaking: removes unused modules without side effects. */
export const treeShaking: Rolldown.TreeshakingOptions = {
  moduleSideEffects: (id) => isEntryPoint(id) || !(isWorkspaceModule(id) || isSideEffectFree(id)),
};
