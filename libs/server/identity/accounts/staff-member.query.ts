import type { StaffMember, StaffRole } from '@paniscus/domain/session';
import type { EntityManager } from 'typeorm';

type Row = {
  id: number;
  username: string;
  byline: string;
  email: string | null;
  role: StaffRole;
  is_invited: boolean;
  is_disabled: boolean;
  has_two_step: boolean;
  created_at: Date;
  last_used_at: Date | null;
  expires_at: Date | null;
  is_refused: boolean;
};

/** All accounts by name, or the one with this id, with their last use and open invitation. */
export async function readStaffMembers(manager: EntityManager, id?: number): Promise<StaffMember[]> {
  const rows = await manager.query<Row[]>(
    `SELECT a.id, a.username, a.byline, a.email, a.role, a.created_at, a.password_hash IS NULL AS is_invited,
       a.disabled_at IS NOT NULL AS is_disabled,
       EXISTS (SELECT 1 FROM staff_two_step t WHERE t.account_id = a.id AND t.confirmed_at IS NOT NULL) AS has_two_step,
       (SELECT max(s.last_used_at) FROM staff_sessions s WHERE s.account_id = a.id) AS last_used_at,
       (SELECT max(l.expires_at) FROM staff_links l
          WHERE l.account_id = a.id AND l.purpose = 'invitation' AND l.used_at IS NULL) AS expires_at,
       EXISTS (SELECT 1 FROM staff_links l JOIN mails m ON m.kind = 'staff-invitation' AND m.subject_id = l.id
          WHERE l.account_id = a.id AND l.used_at IS NULL AND m.state = 'refused') AS is_refused
     FROM staff_accounts a WHERE $1::integer IS NULL OR a.id = $1 ORDER BY a.username_key`,
    [id ?? null],
  );
  return rows.map(toStaffMember);
}

function toStaffMember(row: Row): StaffMember {
  return {
    id: row.id,
    username: row.username,
    name: row.byline,
    email: row.email,
    role: row.role,
    status: row.is_disabled ? 'disabled' : row.is_invited ? 'invited' : 'active',
    has_two_step: row.has_two_step,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
    is_invitation_refused: row.is_invited && row.is_refused,
    invitation_expires_at: row.is_invited ? (row.expires_at?.toISOString() ?? null) : null,
  };
}
