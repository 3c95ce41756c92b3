import { styled } from '@mui/material/styles';
import { LocalTime } from '../../LocalTime/LocalTime';

export interface ListedEvent {
  /** ISO 8601 date and time. */
  at: string;
  text: string;
  note?: string;
  by: string;
}

const Events = styled('ol')(({ theme: { measures, spacing, typography, vars } }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    ...typography.body2,
    display: 'grid',
    gap: spacing(0.25),
    paddingBlock: spacing(1.25),
    borderTop: `${measures.hairline} solid ${vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& small': { ...typography.caption, color: vars.palette.text.secondary },
}));

export function EventList({ events }: { events: readonly ListedEvent[] }) {
  return (
    <Events role="list">
      {events.map(({ at, text, note = '', by }, index) => (
        <li key={index}>
          <span>{text}</span>
          {note === '' ? null : <span>{note}</span>}
          <small>
            <LocalTime iso={at} /> · {by}
          </small>
        </li>
      ))}
    </Events>
  );
}
