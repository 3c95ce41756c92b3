import type { CardLibrary } from '@paniscus/card';
import type { MonthlyGift } from '@paniscus/domain';
import { useEffect, useRef } from 'react';
import type { MonthlyAction, MonthlyWish } from '../GivingScreen/giving-state';
import { AmountPanel } from './AmountPanel';
import type { Donor } from './CardPanel';
import { CardPanel } from './CardPanel';
import { Panel } from './panel.styles';
import type { PanelProps } from './panel.types';
import { PausePanel } from './PausePanel';

type PanelAction = 'amount' | 'card' | 'pause';

export const hasPanel = (action: MonthlyAction): action is PanelAction =>
  action === 'amount' || action === 'card' || action === 'pause';

interface GiftPanelProps extends PanelProps {
  action: PanelAction;
  gift: MonthlyGift;
  donor: Donor;
  stripe: CardLibrary;
  onWish: (wish: MonthlyWish) => void;
}

/** What has been opened below a gift to change it. The focus goes there with its opening. */
export function GiftPanel({ action, gift, donor, stripe, onWish, ...panel }: GiftPanelProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>('input')?.focus(), [action]);
  return (
    <Panel ref={place}>
      {action === 'amount' ? (
        <AmountPanel {...panel} gift={gift} onChange={(request) => onWish({ action, request })} />
      ) : null}
      {action === 'card' ? (
        <CardPanel
          {...panel}
          stripe={stripe}
          donor={donor}
          onChange={(confirm) => onWish({ action, confirm })}
        />
      ) : null}
      {action === 'pause' ? (
        <PausePanel {...panel} onPause={(request) => onWish({ action, request })} />
      ) : null}
    </Panel>
  );
}
