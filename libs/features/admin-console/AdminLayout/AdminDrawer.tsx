import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import type { ListedSection } from './list-admin-sections';
import { SideContent } from './SideContent';

export interface AdminDrawerProps {
  sections: readonly ListedSection[];
  open: boolean;
  onClose: () => void;
}

/** Navigation of narrow windows, opened by the menu button. */
export function AdminDrawer({ sections, open, onClose }: AdminDrawerProps) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      sx={{ display: { md: 'none' } }}
      slotProps={{ paper: { 'aria-label': 'Menu', sx: { width: '20rem', maxWidth: '85vw' } } }}
    >
      <Button variant="text" color="inherit" onClick={onClose} sx={{ alignSelf: 'flex-end', m: 1.5, mb: 0 }}>
        Close
      </Button>
      <SideContent sections={sections} onNavigate={onClose} />
    </Drawer>
  );
}
