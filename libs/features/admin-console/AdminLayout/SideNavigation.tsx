import Stack from '@mui/material/Stack';
import type { ListedSection } from './list-admin-sections';
import { SideContent } from './SideContent';

/** Navigation at the side of wide windows; a drawer has the same content in narrow ones. */
export function SideNavigation({ sections }: { sections: readonly ListedSection[] }) {
  return (
    <Stack
      sx={({ layout }) => ({
        display: { xs: 'none', md: 'flex' },
        displayPrint: 'none',
        position: 'sticky',
        top: layout.appBarHeight,
        flex: 'none',
        width: '16rem',
        height: `calc(100svh - ${layout.appBarHeight})`,
        overflowY: 'auto',
        borderRight: 1,
        borderColor: 'divider',
      })}
    >
      <SideContent sections={sections} />
    </Stack>
  );
}
