import Alert from '@mui/material/Alert';
import { Page } from '@paniscus/ui';
import type { ReactNode } from 'react';

interface NeedsScriptProps {
  /** Heading of the page, when the notice takes the place of its content. */
  title?: string;
  /** What does not work without JavaScript, and what to do instead. */
  children: ReactNode;
}

/** Shown only where JavaScript is turned off. */
export function NeedsScript({ title, children }: NeedsScriptProps) {
  const notice = (
    <Alert severity="info" role="status" sx={{ mb: 3 }}>
      {children}
    </Alert>
  );
  return <noscript>{title === undefined ? notice : <Page title={title}>{notice}</Page>}</noscript>;
}
