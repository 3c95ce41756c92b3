import { styled } from '@mui/material/styles';
import type { CSSObject, Theme } from '@mui/material/styles';
import type { SiteWord } from '@paniscus/lexigrams';
import { SignRow } from '../../SignRow/SignRow';

export interface FooterColumn {
  title: string;
  links: readonly { href: string; label: string }[];
}

interface SiteFooterProps {
  name: string;
  statement: string;
  mailbox: string;
  columns: readonly FooterColumn[];
  smallPrint: string;
  signs?: readonly SiteWord[];
}

const linkColumns = ({ measures, spacing, typography, vars }: Theme): CSSObject => ({
  // Multi-column layout, so that short lists stack instead of leaving gaps.
  '& [data-part="columns"]': {
    columns: '4 8.5rem',
    columnGap: spacing(4),
    '& > div': { breakInside: 'avoid', '&:not(:last-child)': { paddingBottom: spacing(4) } },
  },
  '& h2': { ...typography.overline, color: vars.palette.text.secondary },
  '& ul': { listStyle: 'none', margin: spacing(1, 0, 0), padding: 0 },
  '& a': {
    ...typography.body2,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: measures.touchTarget,
    color: vars.palette.text.primary,
    '&:not(:hover)': { textDecorationColor: vars.palette.line.edge },
  },
});

const Ground = styled('footer')(({ theme }) => ({
  marginTop: theme.measures.section,
  backgroundColor: theme.vars.palette.ground,
  borderTop: `${theme.measures.hairline} solid ${theme.vars.palette.divider}`,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(5, 6),
    maxWidth: `calc(${theme.measures.wide} + 2 * ${theme.measures.gutter})`,
    marginInline: 'auto',
    padding: `${theme.spacing(7)} ${theme.measures.gutter} ${theme.spacing(5)}`,
    [`@media (min-width: ${theme.measures.barFrom}px)`]: { gridTemplateColumns: '3fr 9fr' },
  },
  '& [data-part="name"]': theme.typography.h3,
  '& [data-part="statement"]': {
    ...theme.typography.body2,
    maxWidth: '38ch',
    margin: theme.spacing(1.5, 0),
    color: theme.vars.palette.text.secondary,
  },
  ...linkColumns(theme),
  '& [data-part="signs"]': {
    gridColumn: '1 / -1',
    paddingTop: theme.spacing(4),
    borderTop: `${theme.measures.hairline} solid ${theme.vars.palette.divider}`,
    '& > ul': { margin: 0 },
  },
  '& [data-part="small-print"]': {
    ...theme.typography.caption,
    gridColumn: '1 / -1',
    color: theme.vars.palette.text.secondary,
  },
}));

export function SiteFooter({ name, statement, mailbox, columns, smallPrint, signs = [] }: SiteFooterProps) {
  return (
    <Ground>
      <div>
        <div>
          <p data-part="name">{name}</p>
          <p data-part="statement">{statement}</p>
          <a href={`mailto:${mailbox}`}>{mailbox}</a>
        </div>
        <div data-part="columns">
          {columns.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(({ href, label }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        {signs.length === 0 ? null : (
          <div data-part="signs">
            <SignRow words={signs} label="Signs of the board" size="small" />
          </div>
        )}
        <p data-part="small-print">{smallPrint}</p>
      </div>
    </Ground>
  );
}
