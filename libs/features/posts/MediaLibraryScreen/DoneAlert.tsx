import Alert from '@mui/material/Alert';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

/** Result of the last action. Takes the focus when the control that had it is gone. */
export function DoneAlert({ children }: { children: ReactNode }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) alert.current?.focus();
  }, []);
  return (
    <Alert ref={alert} severity="success" role="status" tabIndex={-1}>
      {children}
    </Alert>
  );
}
