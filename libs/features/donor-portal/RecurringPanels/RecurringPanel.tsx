import type { CardLibrary } from '@paniscus/card';
import type { RecurringDonation } from '@paniscus/domain/donor-portal';
import { useEffect, useRef } from 'react';
import type { RecurringAction, RecurringDonationChange } from '../DonorPortalScreen/donor-portal-state';
import { AmountPanel } from './AmountPanel';
import { CardPanel } from './CardPanel';
import type { Donor } from './CardPanel';
import { PausePanel } from './PausePanel';
import { Panel } from './panel.styles';
import type { PanelProps } from './panel.types';

type PanelAction = 'amount' | 'card' | 'pause';

export const hasPanel = (action: RecurringAction): action is PanelAction =>
  action === 'amount' || action === 'card' || action === 'pause';

interface RecurringPanelProps extends PanelProps {
  action: PanelAction;
  gift: RecurringDonation;
  donor: Donor;
  stripe: CardLibrary;
  onAction: (change: RecurringDonationChange) => void;
}

/** Panel of the open action. Receives focus when it opens. */
export function RecurringPanel({ action, gift, donor, stripe, onAction, ...panel }: RecurringPanelProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>('input')?.focus(), [action]);
  return (
    <Panel ref={place}>
      {action === 'amount' ? (
        <AmountPanel {...panel} gift={gift} onChange={(request) => onAction({ action, request })} />
      ) : null}
      {action === 'card' ? (
        <CardPanel
          {...panel}
          stripe={stripe}
          donor={donor}
          onChange={(confirm) => onAction({ action, confirm })}
        />
      ) : null}
      {action === 'pause' ? (
        <PausePanel {...panel} onPause={(request) => onAction({ action, request })} />
      ) : null}
    </Panel>
  );
}
