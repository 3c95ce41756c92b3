import Divider from '@mui/material/Divider';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { AdminAccount, AdminLinks } from './admin-layout.types';

const ROLE_LABELS = { author: 'Author', editor: 'Editor', admin: 'Administrator' } as const;

export interface AccountMenuListProps {
  /** Undefined while it is loading. */
  account: AdminAccount | undefined;
  links: Pick<AdminLinks, 'home' | 'account'>;
  /** Id of the menu, for the button that opens it. */
  id: string;
  /** The button below which the menu opens; null while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** Name and role of the member of staff, and the links of the account. The site script handles the logout. */
export function AccountMenuList({ account, links, id, anchor, onClose }: AccountMenuListProps) {
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': 'Account' } }}
    >
      {account === undefined ? null : (
        <ListItem role="none" key="account" disablePadding={false}>
          <ListItemText primary={account.name} secondary={ROLE_LABELS[account.role]} />
        </ListItem>
      )}
      {account === undefined ? null : <Divider key="divider" role="none" component="li" />}
      {links.account === undefined ? null : (
        <MenuItem component="a" href={links.account} onClick={onClose}>
          Your account
        </MenuItem>
      )}
      <MenuItem component="a" href={links.home} onClick={onClose}>
        View the website
      </MenuItem>
      <MenuItem data-action="log-out">Logout</MenuItem>
    </Menu>
  );
}
