import Box from '@mui/material/Box';
import { AdminTheme, OnDemand, lazyDialog, SkipLink } from '@paniscus/ui';
import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { PaletteProps } from '../CommandPalette/command-palette.types';
import { createTypeAhead } from '../CommandPalette/type-ahead';
import { usePaletteShortcut } from '../CommandPalette/use-palette-shortcut';
import type { AdminAccount, AdminLinks } from './admin-layout.types';
import { AdminBar } from './AdminBar';
import type { AdminDrawerProps } from './AdminDrawer';
import { listAdminSections } from './list-admin-sections';
import { NetworkStatus } from './NetworkStatus';
import { SideNavigation } from './SideNavigation';
import { useFocusReturn } from './use-focus-return';
import { useSinglePress } from './use-single-press';

const AdminDrawer = lazyDialog<AdminDrawerProps>(async () => (await import('./AdminDrawer')).AdminDrawer);

interface AdminLayoutProps {
  /** Undefined while it is loading; the navigation then shows what every role may open. */
  account: AdminAccount | undefined;
  /** The browser has no network: pages wait for it, and the frame says so. */
  isOffline?: boolean;
  /** URL path of the current page, without query. */
  currentPath: string;
  links: AdminLinks;
  /** Loads on demand, when the palette is first opened. */
  palette: ComponentType<PaletteProps>;
  children: ReactNode;
}

/** Frame of every page for staff: bar, navigation by role, and the page in `main`. */
export function AdminLayout(props: AdminLayoutProps) {
  const { account, isOffline = false, currentPath, links, palette: Palette, children } = props;
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [isPaletteOpen, setIsPaletteOpen] = useState(false);
  const [isPaletteLoaded, setIsPaletteLoaded] = useState(false);
  const [typeAhead] = useState(() => createTypeAhead(() => setIsPaletteOpen(false)));
  useEffect(() => typeAhead.stop, [typeAhead]);
  const openPalette = () => {
    setIsPaletteOpen(true);
    typeAhead.start();
  };
  usePaletteShortcut(openPalette);
  useFocusReturn();
  useSinglePress();
  const sections = listAdminSections({ role: account?.role ?? 'author', links, currentPath });
  return (
    <AdminTheme>
      <SkipLink href="#main">Skip to content</SkipLink>
      <AdminBar
        account={account}
        links={links}
        isMenuOpen={isMenuOpen}
        isPaletteLoading={isPaletteOpen && !isPaletteLoaded}
        onOpenMenu={() => setIsMenuOpen(true)}
        onOpenPalette={openPalette}
      />
      <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
        <SideNavigation sections={sections} />
        <OnDemand isNeeded={isMenuOpen}>
          <AdminDrawer sections={sections} open={isMenuOpen} onClose={() => setIsMenuOpen(false)} />
        </OnDemand>
        <Box component="main" id="main" tabIndex={-1} sx={{ flex: 1, minWidth: 0, outline: 'none' }}>
          <NetworkStatus isOffline={isOffline} />
          {children}
        </Box>
      </Box>
      <OnDemand isNeeded={isPaletteOpen}>
        <Palette
          sections={sections}
          isOpen={isPaletteOpen}
          takeTyped={() => {
            setIsPaletteLoaded(true);
            return typeAhead.take();
          }}
          onClose={() => setIsPaletteOpen(false)}
        />
      </OnDemand>
    </AdminTheme>
  );
}
