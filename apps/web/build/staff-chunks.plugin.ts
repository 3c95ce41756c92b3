import type { Plugin } from 'vite';
import { isFrom } from './chunk-plan.ts';

/** Nearly half of the staff pages: each loads little that it does not need, and the next one almost nothing. */
const MIN_PAGES = 9;

/** What the browser imports of a route's module. */
const CLIENT_ROUTE = /[\\/]app[\\/](routes[\\/].+)\?__react-router-build-client-route$/;

/** Whether a route, named by its file, runs React Router in the browser (`hydrate` in `libs/routes`). */
export const isStaffRoute = (file: string): boolean => /^routes[\\/]staff[\\/]/.test(file);

/**
 * One chunk for what most staff pages share, instead of a hundred small files, which compress worse. React and the form
 * library are apart: they stay cached when the site changes. Other pages never run the router, so they have no script
 * here and do not count.
 */
export function staffChunks(): Plugin {
  return {
    name: 'paniscus:staff-chunks',
    apply: 'build',
    configEnvironment(name) {
      if (name !== 'client') return undefined;
      const groups = [
        { name: 'react', test: isFrom(['react', 'react-dom', 'scheduler', 'react-router']), priority: 3 },
        { name: 'forms', test: isFrom(['react-hook-form', '@hookform/resolvers']), priority: 2 },
        { name: 'staff', tags: ['$initial' as const], minShareCount: MIN_PAGES, priority: 1 },
      ];
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
    transform(_code, id) {
      const file = CLIENT_ROUTE.exec(id)?.[1];
      return file === undefined || isStaffRoute(file) ? undefined : 'export default () => null;';
    },
  };
}
