import { BOARD_IDS } from '@paniscus/domain/keyboard';
import type { BoardId, DeltaBoard } from '@paniscus/domain/keyboard';
import { SignTile } from '@paniscus/ui';
import { memo } from 'react';
import { boardNames } from '../store/names.data';
import { listPreviewSigns } from './board-cells';
import { EmptyPreviewCell, PanelButton, PanelList, PanelPreview } from './panel-choice.styles';

interface PanelChoiceProps {
  board: BoardId;
  delta: DeltaBoard;
  onChoose: (board: BoardId) => void;
}

/** Panel selection, each panel with a preview of its signs; Delta shows the visitor's own. */
export const PanelChoice = memo(function PanelChoice({ board, delta, onChoose }: PanelChoiceProps) {
  return (
    <PanelList role="group" aria-label="Panels" data-scan-group="panels">
      {BOARD_IDS.map((id) => (
        <PanelButton
          key={id}
          selected={id === board}
          aria-pressed={id === board}
          onClick={() => onChoose(id)}
        >
          <PanelPreview aria-hidden="true">
            {listPreviewSigns(id, delta).map((sign, index) =>
              sign === null ? (
                <EmptyPreviewCell key={index} />
              ) : (
                <SignTile
                  key={index}
                  sign={sign.sign}
                  lexigramClass={sign.lexigramClass}
                  size="fill"
                  isDecorative
                />
              ),
            )}
          </PanelPreview>
          {boardNames[id]}
        </PanelButton>
      ))}
    </PanelList>
  );
});
