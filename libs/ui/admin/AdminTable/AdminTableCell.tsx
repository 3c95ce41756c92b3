import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { CSSObject, Theme } from '@mui/material/styles';
import TableCell from '@mui/material/TableCell';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { breakBeforeDomain } from '../../data-display/break-before-domain';
import type { AdminTableColumn, CellKind } from './admin-table.types';
import { getPhoneQuery } from './phone-query';

interface CellStyleProps {
  kind: CellKind;
  isDetail: boolean;
  hasSecondary: boolean;
}

const styleProps: readonly PropertyKey[] = [
  'kind',
  'isDetail',
  'hasSecondary',
] satisfies (keyof CellStyleProps)[];

/** Cards on phones have three lines at any width: heading and badge, date and figure, person. */
const phoneStyles: Record<CellKind, CSSObject> = {
  heading: { flex: '1 1 max(32%, 100% - 16rem)' },
  badge: { order: 1, '&:has(.MuiChip-root + .MuiChip-root)': { flexBasis: '100%' } },
  date: { order: 2, flex: '1 1 55%' },
  figure: { order: 3, marginLeft: 'auto' },
  person: { order: 4, flexBasis: '100%', textAlign: 'left' },
  action: { order: 5, flexBasis: '100%', '&:empty': { display: 'none' } },
  text: { '&:empty': { display: 'none' } },
};

const onPhones = (theme: Theme, style: CSSObject): CSSObject => ({ [getPhoneQuery(theme)]: style });

const onPaper = (style: CSSObject): CSSObject => ({ '@media print': style });

const Cell = styled(TableCell, { shouldForwardProp: (name) => !styleProps.includes(name) })<CellStyleProps>(
  ({ theme }) => ({
    overflowWrap: 'anywhere',
    // Paper is narrow and cannot scroll.
    ...onPaper({
      fontSize: theme.typography.overline.fontSize,
      overflowWrap: 'break-word',
      '& small': { fontSize: 'inherit' },
    }),
    ...onPhones(theme, { display: 'block', padding: 0, border: 0 }),
    variants: [
      {
        props: { kind: 'figure' },
        style: {
          paddingRight: theme.spacing(4),
          whiteSpace: 'nowrap',
          ...onPhones(theme, { paddingRight: 0, whiteSpace: 'normal' }),
        },
      },
      {
        props: { kind: 'badge' },
        style: { whiteSpace: 'nowrap', ...onPhones(theme, { whiteSpace: 'normal' }) },
      },
      // Day and hour have a line each.
      { props: { kind: 'date' }, style: { [theme.breakpoints.up('lg')]: { minWidth: '10rem' } } },
      // Numbers of records stay on one line.
      { props: { kind: 'heading', hasSecondary: false }, style: { whiteSpace: 'nowrap' } },
      {
        // Names with an email below are the last to shrink.
        props: { kind: 'heading', hasSecondary: true },
        style: { minWidth: '13rem', ...onPhones(theme, { minWidth: 'min(100%, 9rem)' }) },
      },
      {
        props: { kind: 'person', hasSecondary: true },
        style: { [theme.breakpoints.up('lg')]: { minWidth: '13rem' } },
      },
      // Buttons keep their words whole: with large text the table scrolls.
      { props: { kind: 'action' }, style: { overflowWrap: 'normal', ...onPaper({ display: 'none' }) } },
      { props: { kind: 'text', hasSecondary: false }, style: { overflowWrap: 'break-word' } },
      {
        props: { kind: 'text', hasSecondary: true },
        style: { minWidth: '8rem', ...onPhones(theme, { flexBasis: '100%' }) },
      },
      ...Object.entries(phoneStyles).map(([kind, style]) => ({
        props: { kind: kind as CellKind },
        style: onPhones(theme, style),
      })),
      { props: { isDetail: true }, style: onPhones(theme, { display: 'none' }) },
      { props: {}, style: onPaper({ paddingRight: theme.spacing(1.5) }) },
      { props: { kind: 'figure' }, style: onPaper({ whiteSpace: 'normal' }) },
    ],
  }),
);

/** Text in its own direction, so that a Hebrew or Arabic name does not move what is beside it. */
const isolate = (content: ReactNode) =>
  typeof content === 'string' ? <bdi>{breakBeforeDomain(content)}</bdi> : content;

interface AdminTableCellProps<Row> {
  column: AdminTableColumn<Row>;
  row: Row;
}

export function AdminTableCell<Row>({ column, row }: AdminTableCellProps<Row>) {
  const { kind = 'text', align, isDetail = false, render, renderSecondary } = column;
  const isHeading = kind === 'heading';
  const content = render(row);
  const secondary = renderSecondary?.(row) ?? '';
  return (
    <Cell
      component={isHeading ? 'th' : 'td'}
      role={isHeading ? 'rowheader' : 'cell'}
      scope={isHeading ? 'row' : undefined}
      align={align ?? (kind === 'figure' ? 'right' : undefined)}
      kind={kind}
      isDetail={isDetail}
      hasSecondary={renderSecondary !== undefined}
    >
      {kind === 'badge' ? (
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 0.5 }}>
          {content}
        </Stack>
      ) : (
        isolate(content)
      )}
      {secondary === '' ? null : (
        <Typography variant="caption" component="small" color="textSecondary" sx={{ display: 'block' }}>
          {isolate(secondary)}
        </Typography>
      )}
    </Cell>
  );
}
