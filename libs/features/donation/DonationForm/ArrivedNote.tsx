import Typography from '@mui/material/Typography';
import { useFocusOnMount } from '@paniscus/ui';

/**
 * Shown instead of the filled-in form, which could be sent a second time by mistake. Takes the focus, because the browser
 * shows the part of the page that the donor left.
 */
export function ArrivedNote({ amount }: { amount: string }) {
  const ref = useFocusOnMount<HTMLParagraphElement>();
  return (
    <Typography ref={ref} role="status" tabIndex={-1} sx={{ p: 2, border: 1, borderColor: 'success.main' }}>
      {`Thank you! We received your gift of ${amount}. The form has been cleared in case you would like to give again.`}
    </Typography>
  );
}
