import type { RecurringDonationSummary } from '@paniscus/domain/donor-portal';
import { Alert, RecordTable, SpinnerOverlay } from '@paniscus/ui';
import { useState } from 'react';
import { RecurringDonationRow } from './RecurringDonationRow';
import { StopDialog } from './StopDialog';
import type { ShownRecurringDonations } from './staff-recurring-donations-screen.types';

interface RecurringDonationListProps {
  state: ShownRecurringDonations;
  onStop: (id: number) => void;
}

const COLUMNS = [
  { label: 'Donor' },
  { label: 'Next charge' },
  { label: 'A month', isFigure: true },
  { label: 'Received', isFigure: true },
  { label: 'State' },
  { label: 'What to do' },
];

export function RecurringDonationList({ state, onStop }: RecurringDonationListProps) {
  const [asked, setAsked] = useState<RecurringDonationSummary>();
  const [isAsking, setIsAsking] = useState(false);
  const stoppingId = state.kind === 'processing' ? state.giftId : undefined;
  const ask = (gift: RecurringDonationSummary) => {
    setAsked(gift);
    setIsAsking(true);
  };
  const stop = () => {
    setIsAsking(false);
    if (asked !== undefined) onStop(asked.id);
  };
  return (
    <>
      {state.kind === 'refused' ? <Alert kind="error">{state.message}</Alert> : null}
      {state.kind === 'ready' && state.done !== undefined ? <Alert kind="success">{state.done}</Alert> : null}
      <RecordTable label="Monthly gifts" columns={COLUMNS}>
        {state.gifts.map((gift) => (
          <RecurringDonationRow
            key={gift.id}
            gift={gift}
            isStopping={gift.id === stoppingId}
            isDisabled={stoppingId !== undefined}
            onStop={() => ask(gift)}
          />
        ))}
      </RecordTable>
      <StopDialog gift={asked} isOpen={isAsking} onStop={stop} onClose={() => setIsAsking(false)} />
      <SpinnerOverlay isShown={stoppingId !== undefined} label="Processing..." />
    </>
  );
}
