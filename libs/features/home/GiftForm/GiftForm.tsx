import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { donationContent, homeContent } from '@paniscus/content';
import { centsToDollars, formatShortDollars } from '@paniscus/domain/money';
import { SegmentedControl } from '@paniscus/ui';

const amounts = donationContent.suggestedGifts.once.map(({ amountCents }) => ({
  value: String(centsToDollars(amountCents)),
  label: formatShortDollars(amountCents),
}));

const Form = styled(Box)(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gap: spacing(1.5, 2),
  alignItems: 'end',
  maxWidth: '32rem',
  [breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  '@media print': { display: 'none' },
})) as typeof Box;

interface GiftFormProps {
  /** Path of the donation page. */
  donateHref: string;
}

/** Choice of an amount as a plain GET form, which leads to the donation page and needs no JavaScript. */
export function GiftForm({ donateHref }: GiftFormProps) {
  const { label, action, more } = homeContent.gift;
  return (
    <Form component="form" action={donateHref} aria-label={action}>
      <SegmentedControl label={label} name="amount" options={amounts} defaultValue={amounts[1]?.value} />
      <Button type="submit" color="accent">
        {action}
      </Button>
      <Link href={donateHref} variant="body2" color="textPrimary" sx={{ justifySelf: 'start' }}>
        {more}
      </Link>
    </Form>
  );
}
