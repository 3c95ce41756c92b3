import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Picture } from '../pictures/Picture/Picture';
import type { PictureSource } from '../pictures/Picture/Picture';

interface LineItem {
  key: string;
  title: string;
  href?: string;
  detail?: ReactNode;
  /** Undefined when lines have no picture; with an empty `src`, a sign is shown instead. */
  picture?: PictureSource;
  /** Formatted line total: '$24.00'. */
  amount: string;
  quantity?: number;
  note?: ReactNode;
  actions?: ReactNode;
}

interface LineItemsProps {
  label: string;
  lines: readonly LineItem[];
  isCompact?: boolean;
}

const List = styled('ul')(({ theme: { measures, spacing, vars } }) => ({
  '--picture': 'clamp(4.5rem, 3.5rem + 4.4vw, 7rem)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: spacing(2.5),
    rowGap: spacing(0.5),
    alignContent: 'start',
    paddingBlock: spacing(2.5),
    borderTop: `${measures.hairline} solid ${vars.palette.divider}`,
  },
  // The heading above already has a border.
  '& > li:first-of-type': { paddingTop: 0, borderTop: 0 },
  '& > li:last-of-type': { borderBottom: `${measures.hairline} solid ${vars.palette.divider}` },
  '& > li[data-pictured]': { gridTemplateColumns: 'var(--picture) minmax(0, 1fr) auto' },
  '& > li[data-pictured] > :not([data-part="picture"], [data-part="amount"])': { gridColumnStart: 2 },
  '&[data-compact]': { '--picture': '3.5rem' },
  '&[data-compact] > li': { paddingBlock: spacing(1.5), columnGap: spacing(2) },
}));

const Part = styled('div')(({ theme: { families, measures, spacing, typography, vars } }) => ({
  '&[data-part="picture"]': { gridRow: '1 / span 5', width: 'var(--picture)' },
  '&[data-part="title"]': {
    ...typography.h4,
    overflowWrap: 'anywhere',
    '[data-compact] &': typography.subtitle2,
    '& > a': {
      display: 'inline-block',
      paddingBlock: spacing(0.25),
      color: vars.palette.text.primary,
      textDecorationColor: vars.palette.line.edge,
    },
  },
  '&[data-part="amount"]': {
    ...typography.body1,
    gridRow: 1,
    gridColumnEnd: -1,
    fontFamily: families.serif,
    fontWeight: 600,
    fontVariantNumeric: 'lining-nums tabular-nums',
    textAlign: 'right',
    '[data-compact] &': { ...typography.body2, fontFamily: families.serif, fontWeight: 600 },
  },
  '&[data-part="detail"]': {
    ...typography.caption,
    fontVariantNumeric: 'tabular-nums',
    color: vars.palette.text.secondary,
  },
  '&[data-part="note"]': { gridColumnEnd: -1, marginTop: spacing(1), minWidth: 0 },
  '&[data-part="actions"]': {
    gridColumnEnd: -1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: spacing(1, 3),
    marginTop: spacing(1.5),
    minHeight: measures.touchTarget,
  },
}));

export function LineItems({ label, lines, isCompact = false }: LineItemsProps) {
  return (
    <List role="list" aria-label={label} data-compact={isCompact ? '' : undefined}>
      {lines.map((line) => (
        <li key={line.key} data-line={line.key} data-pictured={line.picture === undefined ? undefined : ''}>
          <Line line={line} />
        </li>
      ))}
    </List>
  );
}

function Line({ line }: { line: LineItem }) {
  const { title, href, detail, picture, amount, quantity, note, actions } = line;
  return (
    <>
      {picture === undefined ? null : (
        <Part data-part="picture">
          <Picture picture={picture} sizes="7rem" word="hand" />
        </Part>
      )}
      <Part data-part="title">{href === undefined ? title : <a href={href}>{title}</a>}</Part>
      <Part data-part="amount">{amount}</Part>
      {detail === undefined ? null : <Part data-part="detail">{detail}</Part>}
      {quantity === undefined ? null : <Part data-part="detail">{`Quantity: ${quantity}`}</Part>}
      {note === undefined ? null : <Part data-part="note">{note}</Part>}
      {actions === undefined ? null : <Part data-part="actions">{actions}</Part>}
    </>
  );
}
