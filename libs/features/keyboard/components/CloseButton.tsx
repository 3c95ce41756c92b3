import Button from '@mui/material/Button';

/** Closes the dialog in whose actions it stands, and changes nothing. */
export const CloseButton = ({ onClose }: { onClose: () => void }) => (
  <Button variant="outlined" color="inherit" onClick={onClose}>
    Close
  </Button>
);
