import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { CartBadge } from '../../data-display/CartBadge/CartBadge';
import { SchemeToggle } from '../SchemeToggle/SchemeToggle';
import { item, ROW_FROM } from './item.styles';
import { MenuEntry, MenuList } from './MenuList';
import { getAriaCurrent } from './navigation-item';
import type { NavigationItem } from './navigation-item';

/** Id of the popover. */
export const MENU_ID = 'site-menu';

interface SiteMenuProps {
  items: readonly NavigationItem[];
  currentPath: string;
  hasLogout: boolean;
}

/** Client-side navigation does not close the popover. */
function closeAfterLink({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest('a') !== null && currentTarget.matches(':popover-open')) {
    currentTarget.hidePopover();
  }
}

/** Drawer at the right edge as a native popover, or a row in the bar of wide windows. */
const Menu = styled('nav')(({ theme: { breakpoints, layout, spacing, vars, windows } }) => ({
  position: 'fixed',
  inset: '0 0 0 auto',
  width: '100vw',
  maxWidth: '24rem',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: spacing(1.25, 2.5, 4),
  color: 'inherit',
  backgroundColor: vars.palette.background.default,
  border: 0,
  borderLeft: `${layout.hairline} solid ${vars.palette.outline}`,
  overflowY: 'auto',
  [windows.narrow]: { maxWidth: 'none', borderLeft: 0 },
  '&::backdrop': { backgroundColor: vars.palette.scrim },
  [breakpoints.up(ROW_FROM)]: {
    position: 'static',
    display: 'flex',
    alignItems: 'center',
    flex: 1,
    width: 'auto',
    maxWidth: 'none',
    height: 'auto',
    padding: 0,
    border: 0,
    overflow: 'visible',
    backgroundColor: 'transparent',
  },
}));

const MenuItem = styled(ButtonBase)(({ theme }) => ({
  ...item(theme),
  ...theme.typography.h4,
  width: '100%',
  minHeight: '3.5rem',
  paddingInline: theme.spacing(0.5),
  [theme.breakpoints.up(ROW_FROM)]: {
    ...theme.typography.body2,
    minHeight: theme.layout.touchTarget,
    paddingInline: theme.spacing(1),
  },
})) as typeof ButtonBase;

const CloseButton = styled(Button)(({ theme }) => ({
  ...item(theme),
  marginLeft: 'auto',
  fontWeight: 600,
  [theme.breakpoints.up(ROW_FROM)]: { display: 'none' },
}));

export function SiteMenu({ items, currentPath, hasLogout }: SiteMenuProps) {
  return (
    <Menu id={MENU_ID} popover="auto" aria-label="Main" onClick={closeAfterLink}>
      {/* Takes the focus when the popover opens, not when the page does: it is hidden until then. */}
      <CloseButton
        variant="text"
        color="inherit"
        popoverTarget={MENU_ID}
        popoverTargetAction="hide"
        autoFocus
      >
        Close
      </CloseButton>
      <MenuList>
        {items.map(({ href, label, shownWhen = 'always' }) => (
          <MenuEntry key={href} shownWhen={shownWhen}>
            <MenuItem href={href} aria-current={getAriaCurrent(href, currentPath)}>
              {label}
              {shownWhen === 'cart' ? <CartBadge /> : null}
            </MenuItem>
          </MenuEntry>
        ))}
        {hasLogout ? (
          <MenuEntry shownWhen="signed-in">
            <MenuItem data-action="log-out">Logout</MenuItem>
          </MenuEntry>
        ) : null}
      </MenuList>
      <SchemeToggle />
    </Menu>
  );
}
