import { WalletPayment } from '@paniscus/card';
import type { WalletPay } from '@paniscus/card';
import { DONATION_MIN_CENTS, isRecurring } from '@paniscus/domain/donation';
import type { DonationForm } from '@paniscus/domain/donation';
import { useWatch } from 'react-hook-form';
import { computeCharge } from '../donation.requests';

interface DonationWalletsProps {
  /** Called when the pointer or the focus reaches the buttons. */
  onApproach: () => void;
  /** Validates the form; resolves to the payment, or to undefined while the form is not valid. */
  onPress: () => Promise<WalletPay | undefined>;
}

/** Wallets for one-time gifts. Before an amount is entered, a press reports that it is missing. */
export function DonationWallets(props: DonationWalletsProps) {
  const [amount, coversCost, frequency] = useWatch<DonationForm, ['amount', 'coversCost', 'frequency']>({
    name: ['amount', 'coversCost', 'frequency'],
  });
  const charge = computeCharge({ amount, coversCost });
  return (
    <WalletPayment
      {...props}
      purpose="donate"
      amountCents={charge?.amountCents ?? DONATION_MIN_CENTS}
      isHidden={isRecurring(frequency)}
    />
  );
}
