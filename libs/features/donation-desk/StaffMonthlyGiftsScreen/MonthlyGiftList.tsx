import type { MonthlyGiftSummary } from '@paniscus/domain';
import { Alert, RecordTable, SpinnerOverlay } from '@paniscus/ui';
import { useState } from 'react';
import { MonthlyGiftRow } from './MonthlyGiftRow';
import type { ShownMonthlyGifts } from './StaffMonthlyGiftsScreen';
import { StopDialog } from './StopDialog';

interface MonthlyGiftListProps {
  state: ShownMonthlyGifts;
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

/** Monthly gifts, one a row; whoever stops one is asked first. */
export function MonthlyGiftList({ state, onStop }: MonthlyGiftListProps) {
  const [asked, setAsked] = useState<MonthlyGiftSummary>();
  const [isAsking, setIsAsking] = useState(false);
  const stoppingId = state.kind === 'processing' ? state.giftId : undefined;
  const ask = (gift: MonthlyGiftSummary) => {
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
          <MonthlyGiftRow
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
