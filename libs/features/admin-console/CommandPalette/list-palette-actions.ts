import { STAFF_ROLES } from '@paniscus/domain/session';
import type { StaffRole } from '@paniscus/domain/session';
import type { Command } from './command-palette.types';
import { PALETTE_ACTIONS } from './palette-actions.data';
import type { PaletteLinks } from './palette-actions.data';

/** The actions that a role may do. */
export function listPaletteActions(role: StaffRole, links: PaletteLinks): Command[] {
  const rank = STAFF_ROLES.indexOf(role);
  return PALETTE_ACTIONS.flatMap(({ link, query = '', label, role: lowest }) => {
    const href = links[link];
    if (href === undefined || rank < STAFF_ROLES.indexOf(lowest)) return [];
    return [{ href: href + query, label, kind: 'Action' }];
  });
}
