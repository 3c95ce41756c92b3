import type { AlertProps } from '@mui/material/Alert';

export type FormAlertProps = Omit<AlertProps, 'severity' | 'title'> & {
  /** First line in bold, above the explanation. */
  title?: string;
};
