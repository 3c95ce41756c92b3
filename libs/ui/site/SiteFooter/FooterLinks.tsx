import Link from '@mui/material/Link';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

export interface FooterColumn {
  /** Heading of the column. */
  title: string;
  /** Links of the column, most used first. */
  links: readonly { href: string; label: string }[];
}

/** Multi-column layout, so that short lists stack instead of leaving gaps. */
const Columns = styled('div')(({ theme: { spacing } }) => ({
  columns: '4 8.5rem',
  columnGap: spacing(4),
}));

const Column = styled('div')(({ theme: { spacing } }) => ({
  breakInside: 'avoid',
  '&:not(:last-child)': { paddingBottom: spacing(4) },
}));

export function FooterLinks({ columns }: { columns: readonly FooterColumn[] }) {
  return (
    <Columns>
      {columns.map(({ title, links }) => (
        <Column key={title}>
          <Typography variant="overline" component="h2" color="textSecondary">
            {title}
          </Typography>
          <List sx={{ mt: 1 }}>
            {links.map(({ href, label }) => (
              <li key={href}>
                <Link href={href} variant="standalone" color="textPrimary" sx={{ typography: 'body2' }}>
                  {label}
                </Link>
              </li>
            ))}
          </List>
        </Column>
      ))}
    </Columns>
  );
}
