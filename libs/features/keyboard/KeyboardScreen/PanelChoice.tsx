import { BOARD_IDS } from '@paniscus/domain';
import type { BoardId } from '@paniscus/domain';
import { boardNames } from '../store/names.data';

interface PanelChoiceProps {
  board: BoardId;
  onChoose: (board: BoardId) => void;
}

/** The panels, each by its image. */
export function PanelChoice({ board, onChoose }: PanelChoiceProps) {
  return (
    <div role="group" aria-label="Panel">
      {BOARD_IDS.map((id) => (
        <button key={id} type="button" aria-pressed={id === board} onClick={() => onChoose(id)}>
          {boardNames[id]}
        </button>
      ))}
    </div>
  );
}
