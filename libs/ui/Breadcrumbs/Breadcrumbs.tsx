import { styled } from '@mui/material/styles';

export interface Crumb {
  href: string;
  label: string;
}

interface BreadcrumbsProps {
  trail: readonly Crumb[];
}

const Trail = styled('nav')(({ theme: { measures, spacing, typography, vars } }) => ({
  '& > ol': {
    ...typography.caption,
    display: 'flex',
    gap: spacing(0, 1),
    margin: 0,
    padding: 0,
    listStyle: 'none',
    color: vars.palette.text.secondary,
  },
  // Long trails may wrap on a phone.
  '& > ol:has(> li:nth-of-type(4))': { flexWrap: 'wrap' },
  '& li': { display: 'flex', alignItems: 'center', gap: spacing(1), whiteSpace: 'nowrap' },
  '& li:not(:first-of-type)::before': { content: '"/" / ""' },
  // The full title is the page's heading, so it may be truncated here.
  '& li:last-of-type': { minWidth: 0 },
  '& [aria-current]': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: measures.touchTarget,
    color: 'inherit',
    '&:not(:hover)': { textDecorationColor: vars.palette.line.edge },
  },
  '@media print': { display: 'none' },
}));

/** Breadcrumb trail: every ancestor page and the current page. */
export function Breadcrumbs({ trail }: BreadcrumbsProps) {
  const last = trail.length - 1;
  return (
    <Trail aria-label="Breadcrumb">
      <ol>
        {trail.map(({ href, label }, index) => (
          <li key={href}>
            {index === last ? <span aria-current="page">{label}</span> : <a href={href}>{label}</a>}
          </li>
        ))}
      </ol>
    </Trail>
  );
}
