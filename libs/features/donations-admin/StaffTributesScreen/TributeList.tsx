import type { StaffTribute, WallDecision } from '@paniscus/domain/donation';
import { isolateName } from '@paniscus/domain/text';
import { BulkActions, ProcessingBackdrop, ResultSnackbar, useSelection } from '@paniscus/ui';
import type { BulkControl } from '@paniscus/ui';
import { TributeEntry } from './TributeEntry';
import { tributeBulkActions } from './tribute-bulk-actions';
import type { ListedTributes } from './staff-tributes-screen.types';

interface TributeListProps {
  state: ListedTributes;
  /** Decisions about several messages. */
  bulk: BulkControl<StaffTribute, WallDecision['state']>;
  links: { donation: (id: number) => string };
  onDecide: (tribute: StaffTribute, decision: WallDecision['state']) => void;
}

export function TributeList({ state, bulk, links, onDecide }: TributeListProps) {
  const isProcessing = state.kind === 'processing';
  const decidedId = state.kind === 'ready' ? state.decidedId : undefined;
  const decided = state.tributes.find(({ id }) => id === decidedId);
  const nextId = findNext(state.tributes, decidedId);
  const selection = useSelection(state.tributes.filter(({ wall_state }) => wall_state !== 'none'));
  return (
    <BulkActions actions={tributeBulkActions} selection={selection} control={bulk}>
      {state.tributes.map((tribute) => (
        <TributeEntry
          key={tribute.id}
          tribute={tribute}
          isSelected={selection.isSelected(tribute)}
          onSelect={() => selection.onToggle(tribute)}
          href={links.donation(tribute.donation_id)}
          isProcessing={isProcessing}
          takesFocus={tribute.id === nextId}
          error={state.kind === 'refused' && state.tributeId === tribute.id ? state.message : undefined}
          onDecide={(decision) => onDecide(tribute, decision)}
        />
      ))}
      {/* The focus goes on to the next message, far from the decided one. */}
      {decided === undefined ? null : (
        <ResultSnackbar key={`${decided.id} ${decided.wall_state}`}>
          {describeDecision(decided)}
        </ResultSnackbar>
      )}
      <ProcessingBackdrop open={isProcessing} label="Processing..." />
    </BulkActions>
  );
}

const RESULTS: Record<StaffTribute['wall_state'], string> = {
  shown: 'is on the memory wall',
  declined: 'is not shown',
  waiting: 'is waiting for approval',
  none: 'is empty',
};

const describeDecision = ({ name, wall_state }: StaffTribute) =>
  `The message for ${isolateName(name)} ${RESULTS[wall_state]}.`;

/** The message to decide after one that was decided: the next one, or the one before the last; the only one stays. */
function findNext(tributes: readonly StaffTribute[], decidedId: number | undefined): number | undefined {
  const messages = tributes.filter(({ id, wall_state }) => wall_state !== 'none' || id === decidedId);
  const index = messages.findIndex(({ id }) => id === decidedId);
  return index === -1 ? undefined : (messages[index + 1] ?? messages[index - 1] ?? messages[index])?.id;
}
