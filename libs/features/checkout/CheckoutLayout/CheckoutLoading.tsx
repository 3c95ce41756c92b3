import { styled } from '@mui/material/styles';
import { Loading, Skeleton } from '@paniscus/ui';
import { CheckoutLayout } from './CheckoutLayout';

const Places = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(4) }));

const FIELDS = 7;

/** Placeholder while saved form values are read from browser storage. */
export function CheckoutLoading({ step }: { step: 'shipping' | 'payment' }) {
  const summary = (
    <Places>
      <Loading word="carry" />
      <Skeleton height="3.5rem" />
      <Skeleton height="3.5rem" />
      <Skeleton lines={2} />
    </Places>
  );
  return (
    <CheckoutLayout step={step} summary={summary}>
      <Places>
        {Array.from({ length: FIELDS }, (_, place) => (
          <Skeleton key={place} height="3rem" />
        ))}
      </Places>
    </CheckoutLayout>
  );
}
