import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import SvgIcon from '@mui/material/SvgIcon';
import Toolbar from '@mui/material/Toolbar';
import { organization } from '@paniscus/content';
import { LexigramTile, SchemeToggle } from '@paniscus/ui';
import { AccountMenu } from './AccountMenu';
import type { AdminAccount, AdminLinks } from './admin-layout.types';

interface AdminBarProps {
  account: AdminAccount | undefined;
  links: AdminLinks;
  isMenuOpen: boolean;
  onOpenMenu: () => void;
  onOpenPalette: () => void;
}

/** Bar at the top: the menu button of narrow windows, the brand, and the account. */
export function AdminBar({ account, links, isMenuOpen, onOpenMenu, onOpenPalette }: AdminBarProps) {
  return (
    <AppBar sx={{ displayPrint: 'none' }}>
      <Toolbar sx={{ flexWrap: 'wrap', gap: 1, maxWidth: 'none', px: { xs: 1.5, md: 3 } }}>
        <IconButton
          aria-label="Menu"
          aria-expanded={isMenuOpen}
          onClick={onOpenMenu}
          sx={{ display: { md: 'none' } }}
        >
          <StrokeIcon path="M3 6H21M3 12H21M3 18H21" />
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
        <IconButton aria-label="Go to" aria-keyshortcuts="Control+K Meta+K" onClick={onOpenPalette}>
          <StrokeIcon path="M16 16 21 21M10.5 4A6.5 6.5 0 1 1 10.4 4" />
        </IconButton>
        <SchemeToggle />
        <AccountMenu account={account} links={links} />
      </Toolbar>
    </AppBar>
  );
}

function StrokeIcon({ path }: { path: string }) {
  return (
    <SvgIcon sx={{ fill: 'none', stroke: 'currentcolor', strokeWidth: 2, strokeLinecap: 'round' }}>
      <path d={path} />
    </SvgIcon>
  );
}
