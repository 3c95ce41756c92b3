import Button from '@mui/material/Button';
import { use } from 'react';
import { DialogFormContext } from './dialog-form-context';

/** Closes the dialog around it, which asks first when input would be lost. */
export function DialogCloseButton({ label = 'Close' }: { label?: 'Close' | 'Cancel' }) {
  const dialog = use(DialogFormContext);
  return (
    <Button variant="outlined" color="inherit" onClick={dialog?.requestClose}>
      {label}
    </Button>
  );
}
