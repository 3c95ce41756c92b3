import { styled } from '@mui/material/styles';
import type { OrderEvent } from '@paniscus/domain';
import { LocalTime } from '@paniscus/ui';

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

/** Everything that happened to an order, the latest first. */
export function OrderHistory({ events }: { events: readonly OrderEvent[] }) {
  return (
    <Events role="list">
      {events.toReversed().map(({ at, text, cause }, index) => (
        <li key={index}>
          <span>{text}</span>
          <small>
            <LocalTime iso={at} /> · {cause}
          </small>
        </li>
      ))}
    </Events>
  );
}
