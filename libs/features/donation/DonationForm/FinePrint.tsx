import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { donationContent, paymentContent } from '@paniscus/content';

export function FinePrint({ links }: { links: { privacyPolicy: string } }) {
  return (
    <Stack spacing={1} sx={{ pt: 2, borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}>
      <Typography variant="caption" component="p">
        {donationContent.deduction}
      </Typography>
      <Typography variant="caption" component="p">
        {paymentContent.cardSafety} <Link href={links.privacyPolicy}>Privacy policy</Link>
      </Typography>
    </Stack>
  );
}
