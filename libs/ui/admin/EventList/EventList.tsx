import List from '@mui/material/List';
import type { ListProps } from '@mui/material/List';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { LocalTime } from '../../data-display/LocalTime/LocalTime';

interface ListedEvent {
  /** ISO 8601 date and time. */
  at: string;
  /** What happened, in a few words. */
  text: string;
  /** Reason or reference, on a line of its own. */
  note?: string;
  /** Account or system that caused the event. */
  by: string;
}

interface EventListProps extends Omit<ListProps, 'children'> {
  /** Newest first. */
  events: readonly ListedEvent[];
}

const Item = styled('li')(({ theme: { layout, spacing, typography, vars } }) => ({
  ...typography.body2,
  display: 'grid',
  gap: spacing(0.25),
  paddingBlock: spacing(1.25),
  borderTop: `${layout.hairline} solid ${vars.palette.divider}`,
  overflowWrap: 'anywhere',
}));

/** What happened to a record, when, and who did it. */
export function EventList({ events, ...list }: EventListProps) {
  return (
    <List component="ol" role="list" {...list}>
      {events.map(({ at, text, note = '', by }, index) => (
        <Item key={index}>
          <span>{text}</span>
          {note === '' ? null : <bdi>{note}</bdi>}
          <Typography variant="caption" component="small" color="textSecondary">
            <LocalTime iso={at} /> · <bdi>{by}</bdi>
          </Typography>
        </Item>
      ))}
    </List>
  );
}
