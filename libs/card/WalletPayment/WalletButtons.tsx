import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Elements, ExpressCheckoutElement } from '@stripe/react-stripe-js';
import { useState } from 'react';
import { ReservedSpace } from './ReservedSpace';
import { getButtonOptions } from './button-options';
import { useWalletPayment } from './use-wallet-payment';
import type { WalletButtonsProps } from './wallet-payment.types';

/** A line on both sides of the text. */
const dividerStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  color: 'text.secondary',
  '&::before, &::after': { content: '""', flex: 1, borderTop: 1, borderColor: 'divider' },
} as const;

/** Stripe's element measures itself while it loads, so it must not be taken out of the layout. */
const loadingStyle = { visibility: 'hidden', height: 0, overflow: 'hidden' } as const;

/** Stripe's Express Checkout Element, in a group of elements of its own: the card fields have no amount. */
export function WalletButtons({ stripe, amountCents, ...props }: WalletButtonsProps) {
  // While the wallet is open it shows this amount, whatever is typed into the form meanwhile.
  const [heldCents, setHeldCents] = useState<number>();
  const options = {
    mode: 'payment' as const,
    amount: heldCents ?? amountCents,
    currency: 'usd',
    allowedPaymentMethodTypes: ['card'],
  };
  return (
    <Elements stripe={stripe} options={options}>
      <ExpressButtons
        {...props}
        onOpen={() => setHeldCents(amountCents)}
        onClose={() => setHeldCents(undefined)}
      />
    </Elements>
  );
}

interface ExpressButtonsProps extends Omit<WalletButtonsProps, 'stripe' | 'amountCents'> {
  onOpen: () => void;
  onClose: () => void;
}

function ExpressButtons({
  purpose,
  isHidden = false,
  onApproach,
  onPress,
  onOpen,
  onClose,
  ...space
}: ExpressButtonsProps) {
  const [status, setStatus] = useState<'loading' | 'available' | 'none'>('loading');
  const [options] = useState(() => getButtonOptions(purpose));
  const { press, pay } = useWalletPayment({ onPress, onOpen, onClose });
  if (status === 'none') return null;
  const isLoading = status === 'loading';
  return (
    <Box sx={{ display: isHidden && !isLoading ? 'none' : undefined }}>
      {isLoading ? <ReservedSpace {...space} isHidden={isHidden} /> : null}
      <Stack spacing={2} sx={isLoading ? loadingStyle : undefined}>
        <Box role="group" aria-label="Pay with a wallet" onPointerEnter={onApproach} onFocus={onApproach}>
          <ExpressCheckoutElement
            options={options}
            onReady={({ availablePaymentMethods }) =>
              setStatus(availablePaymentMethods === undefined ? 'none' : 'available')
            }
            onLoadError={() => setStatus('none')}
            onClick={(event) => void press(event)}
            onConfirm={(event) => void pay(event)}
            onCancel={onClose}
          />
        </Box>
        <Typography variant="body2" sx={dividerStyle}>
          Or pay by card
        </Typography>
      </Stack>
    </Box>
  );
}
