import type { Plugin } from 'vite';
import { getIsland } from './island-entries.ts';

/** Islands that are met one after another on one way through the site; any other is a family of its own. */
export const CHUNK_GROUPS: Record<string, readonly string[]> = {
  shop: ['ProductIsland', 'CartIsland'],
  checkout: ['ShippingStepIsland', 'PaymentStepIsland'],
  donorPortal: ['DonateIsland', 'DonorPortalIsland'],
  signs: ['KeyboardIsland', 'SignWorkshopIsland', 'SignGamesIsland'],
};

/** Packages that all islands, or all forms, run on: one copy for every family. */
const SHARED = [
  ...['react', 'react-dom', 'scheduler', '@emotion/[^/]+', 'stylis', '@mui/(?:system|styled-engine|utils)'],
  ...['react-hook-form', '@hookform/resolvers', 'yup', 'property-expr', 'tiny-case', 'toposort'],
];
const shared = new RegExp(`/node_modules/(?:${SHARED.join('|')})/`);
const isShared = (id: string) => shared.test(id.replaceAll('\\', '/'));

const getChunkGroup = (name: string) =>
  Object.keys(CHUNK_GROUPS).find((group) => CHUNK_GROUPS[group]?.includes(name)) ?? name;

const MARK = /\?family=(\w+)$/;

/** The file that a module was made of. */
export const withoutChunkGroup = (id: string) => id.replace(MARK, '');

/**
 * Gives each family its own copy of all that is not shared. Otherwise every further island cuts what others have in
 * common into smaller parts, which compress worse, and each page pays for islands that it does not have.
 */
export function islandChunkGroups(): Plugin {
  return {
    name: 'paniscus:island-families',
    enforce: 'pre',
    async resolveId(source, importer = '', options) {
      const island = getIsland(importer);
      const group = island === undefined ? MARK.exec(importer)?.[1] : getChunkGroup(island);
      if (group === undefined) return undefined;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (resolved === null || isShared(resolved.id) || !isFile(resolved.id)) return resolved;
      return { ...resolved, id: `${resolved.id}?family=${group}` };
    },
  };
}

/** Neither what Vite itself puts in, nor the address of an asset. */
const isFile = (id: string) => !id.startsWith('\0') && !id.includes('?');
