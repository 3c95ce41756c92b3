import { styled } from '@mui/material/styles';
import type { Totals } from '@paniscus/domain/checkout';
import { formatDollars } from '@paniscus/domain/money';
import { Button, HiddenText } from '@paniscus/ui';
import { useEffect, useRef } from 'react';

interface ChangedTotalsProps {
  before: Totals;
  after: Totals;
  onAccept: () => void;
}

const ROWS = [
  ['subtotalCents', 'Subtotal'],
  ['shippingCents', 'Shipping'],
  ['taxCents', 'Tax'],
  ['totalCents', 'Total'],
] as const satisfies readonly (readonly [keyof Totals, string])[];

const Notice = styled('section')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(2),
  padding: spacing(2.5),
  backgroundColor: vars.palette.tone.warning.ground,
  borderLeft: `4px solid ${vars.palette.tone.warning.text}`,
  borderRadius: measures.tileRadius,
  '& h2': { ...typography.h4, color: vars.palette.tone.warning.text },
  '& p': { ...typography.body2, marginTop: spacing(1) },
  '& table': { ...typography.body2, width: '100%', borderCollapse: 'collapse' },
  '& :is(th, td)': { padding: spacing(0.75, 0), textAlign: 'left', fontVariantNumeric: 'tabular-nums' },
  '& td': { textAlign: 'right' },
  '& thead :is(th, td)': { ...typography.caption, color: vars.palette.text.secondary },
  '& thead th:not(:first-of-type)': { textAlign: 'right' },
  '& tr[data-total] > *': { fontWeight: 700 },
}));

export function ChangedTotals({ before, after, onAccept }: ChangedTotalsProps) {
  const notice = useRef<HTMLElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const changed = ROWS.filter(([part]) => before[part] !== after[part]);
  return (
    <Notice ref={notice} tabIndex={-1} aria-labelledby="changed-totals">
      <div role="alert">
        <h2 id="changed-totals">What changed</h2>
        <p>While you were here our figures changed. Your card was not charged; please look before you pay.</p>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <HiddenText>Part</HiddenText>
            </th>
            <th scope="col">Before</th>
            <th scope="col">Now</th>
          </tr>
        </thead>
        <tbody>
          {changed.map(([part, label]) => (
            <tr key={part} data-total={part === 'totalCents' ? '' : undefined}>
              <th scope="row">{label}</th>
              <td>{formatDollars(before[part])}</td>
              <td>{formatDollars(after[part])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button look="accent" isWide onClick={onAccept}>
        {`Go on with ${formatDollars(after.totalCents)}`}
      </Button>
    </Notice>
  );
}
