import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { StaffSession } from '@paniscus/domain/session';
import { AdminTable, LocalTime, StatusChip } from '@paniscus/ui';
import type { AdminTableColumn } from '@paniscus/ui';

interface SessionListProps {
  sessions: readonly StaffSession[];
  /** Signs out one device. */
  onEnd: (session: StaffSession) => void;
  onEndOthers: () => void;
}

const getColumns = (onEnd: SessionListProps['onEnd']): readonly AdminTableColumn<StaffSession>[] => [
  { id: 'device', header: 'Device', kind: 'heading', render: ({ device }) => device },
  {
    id: 'last-use',
    header: 'Last used',
    kind: 'date',
    render: ({ last_used_at }) => <LocalTime iso={last_used_at} />,
  },
  {
    id: 'current',
    header: 'Status',
    kind: 'badge',
    render: ({ is_current: isCurrent }) =>
      isCurrent ? <StatusChip color="success" label="This device" /> : <StatusChip label="Signed in" />,
  },
  {
    id: 'actions',
    header: 'Actions',
    kind: 'action',
    render: (session) =>
      session.is_current ? null : (
        <Button
          variant="outlined"
          color="inherit"
          size="small"
          aria-label={`Sign out ${session.device}`}
          onClick={() => onEnd(session)}
        >
          Sign out
        </Button>
      ),
  },
];

/** Devices on which the staff member is signed in. */
export function SessionList({ sessions, onEnd, onEndOthers }: SessionListProps) {
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start', '& > [role=group]': { width: '100%' } }}>
      <AdminTable label="Devices" columns={getColumns(onEnd)} rows={sessions} getRowKey={({ id }) => id} />
      {sessions.length > 1 ? (
        <Button variant="outlined" color="inherit" onClick={onEndOthers}>
          Sign out other devices
        </Button>
      ) : (
        <Typography variant="body2" color="text.secondary">
          You are signed in on this device only.
        </Typography>
      )}
    </Stack>
  );
}
