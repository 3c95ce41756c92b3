import Typography from '@mui/material/Typography';

/** Plain text instead of an `Alert`, which every visitor would download. */
export const LoadError = () => (
  <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
    This part of the page could not be loaded. Check your connection and try again.
  </Typography>
);
