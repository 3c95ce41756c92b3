import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Toolbar from '@mui/material/Toolbar';
import { organization } from '@paniscus/content';
import { LexigramTile, MenuIcon, SchemeToggle, SearchIcon } from '@paniscus/ui';
import { AccountMenu } from './AccountMenu';
import type { AdminAccount, AdminLinks } from './admin-layout.types';

interface AdminBarProps {
  account: AdminAccount | undefined;
  links: AdminLinks;
  isMenuOpen: boolean;
  /** The palette was asked for, and is still loading. */
  isPaletteLoading: boolean;
  onOpenMenu: () => void;
  onOpenPalette: () => void;
}

/** Bar at the top: the menu button of narrow windows, the brand, and the account. */
export function AdminBar(props: AdminBarProps) {
  const { account, links, isMenuOpen, isPaletteLoading, onOpenMenu, onOpenPalette } = props;
  return (
    <AppBar sx={{ displayPrint: 'none' }}>
      <Toolbar sx={{ flexWrap: 'wrap', gap: 1, maxWidth: 'none', px: { xs: 1.5, md: 3 } }}>
        <IconButton
          aria-label="Menu"
          aria-expanded={isMenuOpen}
          onClick={onOpenMenu}
          sx={{ display: { md: 'none' } }}
        >
          <MenuIcon />
        </IconButton>
        <Link
          href={links.dashboard ?? links.staffPosts}
          aria-label={organization.name}
          variant="h4"
          color="textPrimary"
          underline="none"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.5,
            minHeight: ({ layout }) => layout.touchTarget,
          }}
        >
          <LexigramTile word={organization.sign} size="small" isDecorative />
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {organization.name}
          </Box>
        </Link>
        <Box sx={{ flex: 1 }} />
        <IconButton
          aria-label="Go to"
          aria-keyshortcuts="Control+K Meta+K"
          aria-busy={isPaletteLoading}
          data-pending={isPaletteLoading ? '' : undefined}
          onClick={onOpenPalette}
        >
          <SearchIcon />
        </IconButton>
        <SchemeToggle />
        <AccountMenu account={account} links={links} />
      </Toolbar>
    </AppBar>
  );
}
