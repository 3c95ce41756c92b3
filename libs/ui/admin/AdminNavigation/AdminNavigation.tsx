import Box from '@mui/material/Box';
import type { BoxProps } from '@mui/material/Box';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { mergeSx } from '../../theme/merge-sx';

interface AdminNavigationItem {
  /** URL of the page. */
  href: string;
  /** Name of the page. */
  label: string;
  /** Marks the page that is shown. */
  isCurrent?: boolean;
  /** Badge with a count: `{ count: 3, what: 'waiting' }`. */
  waiting?: { count: number; what: string };
}

interface AdminNavigationProps extends Omit<BoxProps, 'children'> {
  /** Accessible name of the navigation. */
  label: string;
  /** Pages of the section, in order. */
  items: readonly AdminNavigationItem[];
}

const ItemLink = styled(Link)(({ theme: { layout, spacing, typography, vars } }) => ({
  ...typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: spacing(1),
  minHeight: layout.touchTarget,
  padding: spacing(1, 0.5),
  marginBottom: `calc(-1 * ${layout.hairline})`,
  borderBottom: '2px solid transparent',
  '&:hover': { color: vars.palette.text.primary },
  '&[aria-current]': {
    fontWeight: 600,
    color: vars.palette.text.primary,
    borderBottomColor: vars.palette.primary.main,
  },
}));

const WaitingCount = styled('span')(({ theme: { layout, spacing, typography, vars } }) => ({
  ...typography.caption,
  padding: spacing(0, 1),
  fontWeight: 600,
  lineHeight: 1.6,
  color: vars.palette.warning.main,
  backgroundColor: vars.palette.warning.container,
  borderRadius: layout.tileRadius,
}));

/** Navigation between the pages of an admin section; plain links with the current page marked. */
export function AdminNavigation({ label, items, sx, ...box }: AdminNavigationProps) {
  return (
    <Box {...box} component="nav" aria-label={label} sx={mergeSx({ displayPrint: 'none' }, sx)}>
      <List
        role="list"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, borderBottom: 1, borderColor: 'divider' }}
      >
        {items.map(({ href, label: name, isCurrent = false, waiting }) => (
          <li key={href}>
            <ItemLink
              href={href}
              color="textSecondary"
              underline="none"
              aria-current={isCurrent ? 'page' : undefined}
            >
              {name}
              {waiting === undefined || waiting.count === 0 ? null : (
                <>
                  {' '}
                  <WaitingCount>{`${waiting.count} ${waiting.what}`}</WaitingCount>
                </>
              )}
            </ItemLink>
          </li>
        ))}
      </List>
    </Box>
  );
}
