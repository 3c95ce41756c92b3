import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { LexigramTile } from '@paniscus/ui';
import type { ListedPage, ListedSection } from './list-admin-sections';

interface PageListProps {
  sections: readonly ListedSection[];
  /** Called when a link is pressed, for example to close the drawer around the list. */
  onNavigate?: () => void;
}

/** Links to the pages for staff, in titled sections; the current page is marked. */
export function PageList({ sections, onNavigate }: PageListProps) {
  return (
    <Box component="nav" aria-label="Main" sx={{ px: 1.5, py: 2 }}>
      {sections.map(({ title = '', pages }) => (
        <Box key={title} sx={{ mb: 2 }}>
          {title === '' ? null : (
            <Typography variant="overline" component="h2" color="textSecondary" sx={{ px: 1.5, mb: 0.5 }}>
              {title}
            </Typography>
          )}
          <List role="list">
            {pages.map((page) => (
              <PageLink key={page.href} {...page} onNavigate={onNavigate} />
            ))}
          </List>
        </Box>
      ))}
    </Box>
  );
}

function PageLink({
  href,
  label,
  sign,
  isCurrent,
  onNavigate,
}: ListedPage & Pick<PageListProps, 'onNavigate'>) {
  return (
    <ListItem>
      <ListItemButton
        component="a"
        href={href}
        onClick={onNavigate}
        selected={isCurrent}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <ListItemIcon>
          <LexigramTile word={sign} size="tiny" isDecorative />
        </ListItemIcon>
        <ListItemText primary={label} />
      </ListItemButton>
    </ListItem>
  );
}
