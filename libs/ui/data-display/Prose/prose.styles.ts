import type { CSSObject, Theme } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';

const headingsAndLists = ({ spacing, typography, vars: { palette } }: Theme): CSSObject => ({
  '& > * + *': { marginTop: spacing(2.5) },
  '& > * + :is(h2, h3, h4, h5, h6)': { marginTop: spacing(6), marginBottom: spacing(-1) },
  '& h2': typography.h2,
  '& h3': typography.h3,
  '& h4': typography.h4,
  '& h5': typography.h5,
  '& h6': typography.h6,
  '& :is(ul, ol)': { margin: 0, paddingInlineStart: spacing(3) },
  '& > :is(ul, ol)': { marginTop: spacing(2.5) },
  '& li + li': { marginTop: spacing(1) },
  '& li::marker': { color: palette.text.secondary },
  '& li:has(> input)': { listStyle: 'none', marginInlineStart: spacing(-3) },
  '& li > input': { marginInlineEnd: spacing(1) },
  // The heading above the footnotes is for screen readers.
  '& .sr-only': visuallyHidden as CSSObject,
});

const quotesAndCode = ({ families, layout, spacing, typography, vars: { palette } }: Theme): CSSObject => ({
  '& blockquote': {
    margin: 0,
    marginTop: spacing(4),
    marginBottom: spacing(4),
    paddingInlineStart: spacing(3),
    borderInlineStart: `2px solid ${palette.primary.main}`,
    ...typography.subtitle1,
  },
  '& code': {
    fontFamily: families.mono,
    fontSize: '0.9em',
    backgroundColor: palette.background.subtle,
    padding: '0.1em 0.3em',
  },
  '& pre': {
    margin: 0,
    marginTop: spacing(2.5),
    padding: spacing(2),
    overflowX: 'auto',
    backgroundColor: palette.background.subtle,
    borderRadius: layout.tileRadius,
  },
  '& pre code': { padding: 0, backgroundColor: 'transparent' },
});

const tables = ({ layout, spacing, typography, vars: { palette } }: Theme): CSSObject => ({
  '& [role="region"]': { overflowX: 'auto' },
  '& table': { ...typography.body2, width: '100%', borderCollapse: 'collapse' },
  '& :is(th, td)': {
    paddingBlock: spacing(1),
    paddingInline: spacing(0, 2),
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottom: `${layout.hairline} solid ${palette.divider}`,
  },
  '& th': { ...typography.overline, color: palette.text.secondary },
});

export const proseStyles = (theme: Theme): CSSObject => ({
  maxWidth: theme.layout.readingWidth,
  ...headingsAndLists(theme),
  ...quotesAndCode(theme),
  '& hr': {
    border: 0,
    borderTop: `${theme.layout.hairline} solid ${theme.vars.palette.divider}`,
    margin: theme.spacing(5, 0),
  },
  '& img': { display: 'block', borderRadius: theme.layout.tileRadius },
  ...tables(theme),
});
