import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Loading, TextSkeleton } from '@paniscus/ui';
import { CheckoutLayout } from './CheckoutLayout';

const FIELDS = 7;

/** Placeholder while saved form values are read from browser storage. */
export function CheckoutSkeleton({ step }: { step: 'shipping' | 'payment' }) {
  const summary = (
    <Stack spacing={4}>
      <Loading word="carry" />
      <Skeleton variant="rectangular" height="3.5rem" />
      <Skeleton variant="rectangular" height="3.5rem" />
      <TextSkeleton lines={2} />
    </Stack>
  );
  return (
    <CheckoutLayout step={step} summary={summary}>
      <Stack spacing={4} aria-hidden>
        {Array.from({ length: FIELDS }, (_, index) => (
          <Skeleton key={index} variant="rectangular" height="3rem" />
        ))}
      </Stack>
    </CheckoutLayout>
  );
}
