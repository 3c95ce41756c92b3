import { styled } from '@mui/material/styles';
import type { CSSObject, Theme } from '@mui/material/styles';
import { timelineContent } from '@paniscus/content';
import { getYearLabel } from '../line.rules';
import type { Century } from '../line.rules';

interface YearNavProps {
  centuries: readonly Century[];
  href: string;
  /** The entry whose own page this is. */
  current: string | undefined;
}

const stickyBar = ({ theme: { measures, spacing, vars, zIndex } }: { theme: Theme }): CSSObject => ({
  position: 'sticky',
  top: measures.bar,
  zIndex: zIndex.fab,
  alignSelf: 'start',
  marginInline: `calc(-1 * ${measures.gutter})`,
  paddingInline: measures.gutter,
  backgroundColor: vars.palette.background.default,
  borderBottom: `${measures.hairline} solid ${vars.palette.divider}`,
  '& ol': { margin: 0, padding: 0, listStyle: 'none' },
  '& > ol': {
    scrollTargetGroup: 'auto',
    display: 'flex',
    justifyContent: 'space-between',
    maxWidth: spacing(60),
  },
  '& > ol > li > ol': { display: 'none' },
});

const yearLinks = ({ theme: { measures, typography, vars } }: { theme: Theme }): CSSObject => ({
  '& a': {
    ...typography.caption,
    display: 'flex',
    alignItems: 'center',
    minHeight: measures.touchTarget,
    color: vars.palette.text.secondary,
    textDecoration: 'none',
    '&:hover': { color: vars.palette.primary.main, textDecoration: 'underline' },
  },
  '& > ol > li > a': { fontWeight: typography.fontWeightBold, color: vars.palette.text.primary },
  // Marks the year being read where the browser supports `:target-current`; on an entry's own page only its year is
  // marked.
  '&:not(:has([aria-current])) a:target-current': {
    color: vars.palette.primary.main,
    fontWeight: typography.fontWeightBold,
  },
  '& a[aria-current]': { color: vars.palette.primary.main, fontWeight: typography.fontWeightBold },
});

const sideColumn = ({ theme: { measures, spacing, vars } }: { theme: Theme }): CSSObject => ({
  [`@media (min-width: ${measures.barFrom}px)`]: {
    top: `calc(${measures.bar} + ${spacing(3)})`,
    marginInline: 0,
    paddingInline: 0,
    borderBottom: 0,
    maxHeight: `calc(100dvh - ${measures.bar} - ${spacing(6)})`,
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    '& > ol': { display: 'grid', gap: spacing(1) },
    '& a': { minHeight: spacing(3), paddingInlineStart: spacing(1.5) },
    '& > ol > li > ol': {
      display: 'block',
      borderInlineStart: `${measures.hairline} solid ${vars.palette.divider}`,
    },
    '& > ol > li > a': { paddingInlineStart: 0 },
    '& a[aria-current]': { boxShadow: `inset 3px 0 0 ${vars.palette.primary.main}` },
  },
  '@media print': { display: 'none' },
});

const Nav = styled('nav')(stickyBar, yearLinks, sideColumn);

/**
 * Navigation beside the timeline, or above it on narrow screens: a link to each century, and to each year where there
 * is room.
 */
export function YearNav({ centuries, href, current }: YearNavProps) {
  return (
    <Nav aria-label={timelineContent.rail}>
      <ol>
        {centuries.map(({ id, name, entries }) => (
          <li key={id}>
            <a href={`${href}#${id}`}>{name}</a>
            <ol aria-label={name}>
              {entries.map(({ slug, date }) => (
                <li key={slug}>
                  <a href={`${href}#${slug}`} aria-current={slug === current ? 'true' : undefined}>
                    {getYearLabel(date)}
                  </a>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </Nav>
  );
}
