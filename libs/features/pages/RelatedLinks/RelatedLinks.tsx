import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import type { LinkTarget, RelatedLink } from '@paniscus/content';

export type PageLinks = Record<LinkTarget, string> & { publication: (id: string) => string };

interface RelatedLinksProps {
  items: readonly RelatedLink[];
  links: PageLinks;
  /** Stacked in a margin, or in a row at the end of a page. */
  direction?: 'column' | 'row';
}

/** Links to other pages of the site. */
export function RelatedLinks({ items, links, direction = 'column' }: RelatedLinksProps) {
  return (
    <List
      sx={{
        display: 'flex',
        flexFlow: `${direction} wrap`,
        columnGap: 4,
        '@media print': { display: 'none' },
      }}
    >
      {items.map(({ to, label }) => (
        <ListItem key={to} sx={{ width: 'auto' }}>
          <Link variant="standalone" href={links[to]}>
            {label}
          </Link>
        </ListItem>
      ))}
    </List>
  );
}
