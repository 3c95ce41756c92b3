import type { WallDecision } from '@paniscus/domain/donation';
import { ProcessingBackdrop } from '@paniscus/ui';
import { TributeEntry } from './TributeEntry';
import type { ListedTributes } from './staff-tributes-screen.types';

interface TributeListProps {
  state: ListedTributes;
  links: { donation: (id: number) => string };
  onDecide: (id: number, decision: WallDecision['state']) => void;
}

export function TributeList({ state, links, onDecide }: TributeListProps) {
  const isProcessing = state.kind === 'processing';
  return (
    <div>
      {state.tributes.map((tribute) => (
        <TributeEntry
          key={tribute.id}
          tribute={tribute}
          href={links.donation(tribute.donation_id)}
          isDecided={state.kind === 'ready' && state.decidedId === tribute.id}
          isProcessing={isProcessing}
          error={state.kind === 'refused' && state.tributeId === tribute.id ? state.message : undefined}
          onDecide={(decision) => onDecide(tribute.id, decision)}
        />
      ))}
      <ProcessingBackdrop open={isProcessing} label="Processing..." />
    </div>
  );
}
