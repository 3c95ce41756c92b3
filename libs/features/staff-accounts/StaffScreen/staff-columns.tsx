import Box from '@mui/material/Box';
import { ROLE_LABELS } from '@paniscus/domain/session';
import type { StaffMember } from '@paniscus/domain/session';
import { isolateName } from '@paniscus/domain/text';
import { LocalTime, StatusChip } from '@paniscus/ui';
import type { AdminTableColumn } from '@paniscus/ui';
import { STATUS_LABELS } from '../Shared/staff-labels';
import { MemberActions } from './MemberActions';
import type { MemberActionsProps } from './MemberActions';

export const getStaffColumns = ({
  ownId,
  ...actions
}: Omit<MemberActionsProps, 'member'> & {
  ownId: number | undefined;
}): AdminTableColumn<StaffMember>[] => [
  {
    id: 'person',
    header: 'Person',
    kind: 'heading',
    render: ({ id, name }) => (id === ownId ? `${isolateName(name)} (you)` : name),
    renderSecondary: ({ name, username, email }) =>
      [username, email].find((text) => text !== null && text !== name),
  },
  {
    id: 'role',
    header: 'Role',
    kind: 'text',
    render: ({ role }) => <RoleName role={role} />,
  },
  {
    id: 'last-use',
    header: 'Last active',
    kind: 'date',
    render: (member) => <LastUse member={member} />,
    renderSecondary: ({ is_invitation_refused: isRefused }) =>
      isRefused
        ? 'The mail server refused this address. Cancel the invitation, and invite the right one.'
        : undefined,
  },
  {
    id: 'status',
    header: 'Status',
    kind: 'badge',
    render: ({ status }) => <StatusChip {...STATUS_LABELS[status]} />,
  },
  {
    id: 'actions',
    header: 'Actions',
    kind: 'action',
    render: (member) => (member.id === ownId ? null : <MemberActions member={member} {...actions} />),
  },
];

function RoleName({ role }: Pick<StaffMember, 'role'>) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {ROLE_LABELS[role]}
    </Box>
  );
}

function LastUse({ member }: { member: StaffMember }) {
  if (member.invitation_expires_at !== null)
    return (
      <>
        Invitation expires <LocalTime iso={member.invitation_expires_at} />
      </>
    );
  return member.last_used_at === null ? 'Never' : <LocalTime iso={member.last_used_at} />;
}
