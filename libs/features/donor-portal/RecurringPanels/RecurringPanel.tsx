import Box from '@mui/material/Box';
import type { CardLibrary } from '@paniscus/card';
import type { RecurringDonation } from '@paniscus/domain/donor-portal';
import { useEffect, useRef } from 'react';
import type { RecurringDonationChange } from '../DonorPortalScreen/donor-portal-state';
import { AmountPanel } from './AmountPanel';
import { CardPanel } from './CardPanel';
import type { Donor } from './CardPanel';
import { PausePanel } from './PausePanel';
import type { PanelAction, PanelProps } from './panel.types';

interface RecurringPanelProps extends PanelProps {
  action: PanelAction;
  donation: RecurringDonation;
  donor: Donor;
  stripe: CardLibrary;
  onAction: (change: RecurringDonationChange) => void;
}

/** Panel of the open action. Receives focus when it opens. */
export function RecurringPanel({ action, donation, donor, stripe, onAction, ...panel }: RecurringPanelProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.querySelector<HTMLElement>('input')?.focus(), [action]);
  return (
    <Box ref={root} sx={{ pt: 3, borderTop: 1, borderColor: 'divider' }}>
      {action === 'amount' ? (
        <AmountPanel {...panel} donation={donation} onChange={(request) => onAction({ action, request })} />
      ) : null}
      {action === 'card' ? (
        <CardPanel
          {...panel}
          stripe={stripe}
          donor={donor}
          donation={donation}
          onChange={(confirm) => onAction({ action, confirm })}
        />
      ) : null}
      {action === 'pause' ? (
        <PausePanel {...panel} donation={donation} onPause={(request) => onAction({ action, request })} />
      ) : null}
    </Box>
  );
}
