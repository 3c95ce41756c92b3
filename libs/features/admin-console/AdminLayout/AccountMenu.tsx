import Button from '@mui/material/Button';
import { OnDemand, lazyDialog } from '@paniscus/ui';
import { useState } from 'react';
import type { AccountMenuListProps } from './AccountMenuList';

const AccountMenuList = lazyDialog<AccountMenuListProps>(
  async () => (await import('./AccountMenuList')).AccountMenuList,
);

const MENU_ID = 'account-menu';

/** Button with the menu of the signed-in member of staff; the menu loads when it is needed. */
export function AccountMenu(props: Pick<AccountMenuListProps, 'account' | 'links'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const preload = () => void AccountMenuList.preload();
  return (
    <>
      <Button
        variant="text"
        color="inherit"
        aria-haspopup="menu"
        aria-controls={anchor === null ? undefined : MENU_ID}
        aria-expanded={anchor !== null}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Account
      </Button>
      <OnDemand isNeeded={anchor !== null}>
        <AccountMenuList {...props} id={MENU_ID} anchor={anchor} onClose={() => setAnchor(null)} />
      </OnDemand>
    </>
  );
}
