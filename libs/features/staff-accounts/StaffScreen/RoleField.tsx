import { ROLE_DESCRIPTIONS, ROLE_LABELS, STAFF_ROLES } from '@paniscus/domain/session';
import type { RoleForm } from '@paniscus/domain/session';
import { FormSelect } from '@paniscus/ui';
import { useWatch } from 'react-hook-form';

const OPTIONS = STAFF_ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] }));

/** Role of a person; says below what the chosen one may do, which a narrow select would cut off. */
export function RoleField({ hint = '' }: { hint?: string }) {
  const role = useWatch<RoleForm, 'role'>({ name: 'role' });
  const helperText = `${ROLE_DESCRIPTIONS[role]} ${hint}`.trim();
  return <FormSelect name="role" label="Role" options={OPTIONS} helperText={helperText} required />;
}
