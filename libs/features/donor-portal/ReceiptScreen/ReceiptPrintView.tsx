import { styled } from '@mui/material/styles';
import { organization, receiptContent } from '@paniscus/content';
import type { ReceiptText, WordRows } from '@paniscus/domain/donation';
import { LexigramTile, SumTable } from '@paniscus/ui';

const Sheet = styled('article')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(4),
  padding: `clamp(${spacing(2.5)}, 5vw, ${spacing(6)})`,
  backgroundColor: vars.palette.background.paper,
  border: `${measures.hairline} solid ${vars.palette.divider}`,
  borderRadius: measures.tileRadius,
  '& > [data-part="head"]': { display: 'flex', alignItems: 'center', gap: spacing(2) },
  '& > [data-part="head"] address': { ...typography.caption, fontStyle: 'normal' },
  '& > [data-part="head"] p': typography.h4,
  '& [data-part="statements"]': { ...typography.body2, display: 'grid', gap: spacing(1.5) },
  '& [data-part="stamp"]': {
    ...typography.h3,
    marginLeft: 'auto',
    padding: spacing(0.5, 1.5),
    color: vars.palette.tone.error.text,
    border: '3px double currentcolor',
    borderRadius: measures.tileRadius,
    transform: 'rotate(-6deg)',
  },
  '@media print': {
    gap: spacing(3),
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
    '&, & *': { color: 'CanvasText' },
    '& svg[data-class]': { backgroundColor: 'transparent', border: `${measures.hairline} solid` },
  },
}));

const Facts = styled('dl')(({ theme: { measures, spacing, typography, vars } }) => ({
  '& > div': {
    ...typography.body2,
    display: 'grid',
    gridTemplateColumns: 'minmax(7rem, 2fr) 5fr',
    gap: spacing(2),
    paddingBlock: spacing(1),
    borderTop: `${measures.hairline} solid ${vars.palette.divider}`,
  },
  '& dt': { color: vars.palette.text.secondary },
  '& dd': { fontVariantNumeric: 'lining-nums', overflowWrap: 'anywhere' },
}));

interface ReceiptPrintViewProps {
  words: ReceiptText;
  isVoid: boolean;
}

export function ReceiptPrintView({ words, isVoid }: ReceiptPrintViewProps) {
  return (
    <Sheet>
      <div data-part="head">
        <LexigramTile word={organization.sign} isDecorative />
        <div>
          <p>{receiptContent.legalName}</p>
          <address>{receiptContent.address.join(' · ')}</address>
        </div>
        {isVoid ? <strong data-part="stamp">Void</strong> : null}
      </div>
      <FactList facts={words.facts} />
      <SumTable
        rows={words.sums.map(([label, amount], at) => ({
          label,
          amount,
          isTotal: at === words.sums.length - 1,
        }))}
      />
      <div data-part="statements">
        {words.statements.map((statement) => (
          <p key={statement}>{statement}</p>
        ))}
      </div>
    </Sheet>
  );
}

function FactList({ facts }: { facts: WordRows }) {
  return (
    <Facts>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}
