import { styled } from '@mui/material/styles';
import type { DonorPortalYear } from '@paniscus/domain/donor-portal';
import { formatDollars } from '@paniscus/domain/money';

const Years = styled('ul')(({ theme: { families, measures, spacing, typography, vars } }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    ...typography.body2,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: spacing(0.5, 3),
    minHeight: measures.touchTarget,
    borderBottom: `${measures.hairline} solid ${vars.palette.divider}`,
  },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: measures.touchTarget },
  '& span': { fontFamily: families.serif, fontVariantNumeric: 'lining-nums tabular-nums' },
}));

interface YearListProps {
  years: readonly DonorPortalYear[];
  yearHref: (year: number) => string;
}

export function YearList({ years, yearHref }: YearListProps) {
  return (
    <Years role="list">
      {years.map(({ year, count, total_cents: total }) => (
        <li key={year}>
          <a href={yearHref(year)}>{`Summary of ${year}`}</a>
          <span>{`${formatDollars(total)} in ${count === 1 ? '1 gift' : `${count} gifts`}`}</span>
        </li>
      ))}
    </Years>
  );
}
