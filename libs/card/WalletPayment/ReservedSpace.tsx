import Box from '@mui/material/Box';
import type { WalletPaymentProps } from './wallet-payment.types';

/** Space of the buttons and the divider, so that nothing moves when they appear. */
export function ReservedSpace({ reservesSpace = false, isHidden = false }: Partial<WalletPaymentProps>) {
  return reservesSpace && !isHidden ? <Box aria-hidden sx={{ height: '5.5rem' }} /> : null;
}
