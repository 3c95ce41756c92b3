import { styled } from '@mui/material/styles';
import type { RelatedLink, WayName } from '@paniscus/content';

export type PageLinks = Record<WayName, string> & { publication: (id: string) => string };

const List = styled('ul')(({ theme: { measures, spacing, vars } }) => ({
  display: 'grid',
  justifyItems: 'start',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: measures.touchTarget },
  '& a:not(:hover)': { textDecorationColor: vars.palette.line.edge },
  '&[data-row]': { display: 'flex', flexWrap: 'wrap', gap: spacing(0, 4) },
  '@media print': { display: 'none' },
}));

/** Links to other pages of the site: stacked in a margin, or in a row at the end of a page. */
export function RelatedLinks({
  ways,
  links,
  isRow,
}: {
  ways: readonly RelatedLink[];
  links: PageLinks;
  isRow?: boolean;
}) {
  return (
    <List data-row={isRow ? '' : undefined}>
      {ways.map(({ to, label }) => (
        <li key={to}>
          <a href={links[to]}>{label}</a>
        </li>
      ))}
    </List>
  );
}
