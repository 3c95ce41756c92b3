import { styled } from '@mui/material/styles';
import { organization } from '@paniscus/content';
import { TRIBUTE_LABELS } from '@paniscus/domain/donation';
import type { WallLine } from '@paniscus/domain/donation';

const month = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: organization.timeZone,
});

const Wall = styled('ul')(({ theme: { families, measures, spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(2),
  margin: spacing(1, 0, 0),
  padding: 0,
  listStyle: 'none',
  '& > li': {
    padding: spacing(2.5, 3),
    backgroundColor: vars.palette.background.paper,
    border: `${measures.hairline} solid ${vars.palette.divider}`,
    borderRadius: measures.tileRadius,
    overflowWrap: 'anywhere',
  },
  '& h3': { ...typography.h4, color: vars.palette.text.secondary },
  '& blockquote': { ...typography.subtitle1, margin: spacing(1, 0), fontFamily: families.serif },
  '& time': { ...typography.caption, color: vars.palette.text.secondary },
}));

export function WallLines({ lines }: { lines: readonly WallLine[] }) {
  return (
    <Wall role="list">
      {lines.map(({ id, kind, name, line, given_at }) => (
        <li key={id}>
          <h3>{`${TRIBUTE_LABELS[kind]} ${name}`}</h3>
          <blockquote>{line}</blockquote>
          <time dateTime={given_at}>{month.format(new Date(given_at))}</time>
        </li>
      ))}
    </Wall>
  );
}
