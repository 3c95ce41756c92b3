import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SystemPart } from '@paniscus/domain/dashboard';
import { LocalTime, RecordSection, StatusChip } from '@paniscus/ui';
import { describePart, PART_LABELS, STATE_COLORS, STATE_LABELS, TIME_LABELS } from './system-labels.data';

/** State of each part of the system, with what is known about it. */
export function SystemSection({ system }: { system: readonly SystemPart[] }) {
  return (
    <RecordSection title="System">
      <List role="list">
        {system.map((part, index) => (
          <ListItem key={part.part} divider={index < system.length - 1} sx={{ display: 'block', py: 1.5 }}>
            <PartState {...part} />
          </ListItem>
        ))}
      </List>
    </RecordSection>
  );
}

function PartState(part: SystemPart) {
  const { state, last_at: lastAt } = part;
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, mb: 0.5 }}>
        <Typography variant="body2" component="h3" sx={{ fontWeight: 600 }}>
          {PART_LABELS[part.part]}
        </Typography>
        <StatusChip color={STATE_COLORS[state]} label={STATE_LABELS[state]} />
      </Stack>
      <Typography variant="caption" component="p" color="textSecondary">
        {describePart(part)}
        {lastAt === null ? null : ` ${TIME_LABELS[part.part] ?? 'Last'}: `}
        {lastAt === null ? null : <LocalTime iso={lastAt} />}
      </Typography>
    </>
  );
}
