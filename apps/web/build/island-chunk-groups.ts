import type { Plugin } from 'vite';
import { getIslandName } from './island-entries.ts';

/** Islands visited in sequence share chunks; any other island is its own group. */
export const CHUNK_GROUPS: Record<string, readonly string[]> = {
  shop: ['ProductIsland', 'CartIsland'],
  checkout: ['ShippingStepIsland', 'PaymentStepIsland'],
  donorPortal: ['DonateIsland', 'DonorPortalIsland'],
  session: ['LoginIsland', 'ForgotPasswordIsland', 'ResetPasswordIsland', 'InvitationIsland'],
  signs: ['SignWorkshopIsland', 'SignGamesIsland'],
};

/** Packages used by all islands or all forms: one copy for all groups. Only one island has a grid. */
const SHARED = [
  ...[
    'react',
    'react-dom',
    'scheduler',
    '@emotion/[^/]+',
    'stylis',
    '@mui/(?:system(?!/Grid/)|styled-engine|utils)',
  ],
  ...['react-hook-form', '@hookform/resolvers', 'yup', 'property-expr', 'tiny-case', 'toposort'],
];
const shared = new RegExp(`/node_modules/(?:${SHARED.join('|')})/`);
const isShared = (id: string) => shared.test(id.replaceAll('\\', '/'));

const getChunkGroup = (name: string) =>
  Object.keys(CHUNK_GROUPS).find((group) => CHUNK_GROUPS[group]?.includes(name)) ?? name;

const GROUP_QUERY = /\?group=(\w+)$/;

/** Chunk group that a module was copied for; undefined for shared modules. */
export const getGroupOfModule = (id: string): string | undefined => GROUP_QUERY.exec(id)?.[1];

/**
 * Gives each chunk group its own copy of modules that are not shared. Otherwise each new island splits common chunks
 * further: smaller chunks compress worse, and pages load code of other islands.
 */
export function islandChunkGroups(): Plugin {
  return {
    name: 'paniscus:island-chunk-groups',
    enforce: 'pre',
    async resolveId(source, importer = '', options) {
      const island = getIslandName(importer);
      const group = island === undefined ? getGroupOfModule(importer) : getChunkGroup(island);
      if (group === undefined) return undefined;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (resolved === null || isShared(resolved.id) || !isFile(resolved.id)) return resolved;
      return { ...resolved, id: `${resolved.id}?group=${group}` };
    },
  };
}

/** Excludes Vite's virtual modules and asset URLs. */
const isFile = (id: string) => !id.startsWith('\0') && !id.includes('?');
