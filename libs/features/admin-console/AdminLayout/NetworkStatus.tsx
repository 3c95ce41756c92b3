import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';

/** Says why a page does not open, in view wherever the page is scrolled to. */
export const NetworkStatus = ({ isOffline }: { isOffline: boolean }) => (
  <Box
    role="status"
    sx={{ position: 'sticky', top: ({ layout }) => layout.appBarHeight, zIndex: 1, displayPrint: 'none' }}
  >
    {isOffline ? (
      <Alert severity="warning" role="none">
        You are offline. Pages open when you are connected again.
      </Alert>
    ) : null}
  </Box>
);
