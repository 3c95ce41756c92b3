import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ListedSection } from './list-admin-sections';
import { PageList } from './PageList';

interface SideContentProps {
  sections: readonly ListedSection[];
  /** Called when a link is pressed. */
  onNavigate?: () => void;
}

/** The pages for staff, and at the bottom the logout, which the site script handles. */
export function SideContent(props: SideContentProps) {
  return (
    <>
      <PageList {...props} />
      <Box sx={{ mt: 'auto', p: 1.5, borderTop: 1, borderColor: 'divider' }}>
        <Button variant="text" color="inherit" fullWidth data-action="log-out">
          Logout
        </Button>
      </Box>
    </>
  );
}
