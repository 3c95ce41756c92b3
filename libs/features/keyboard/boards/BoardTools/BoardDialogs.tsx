import type { KeyboardActions, KeyboardState } from '../../keyboard.types';
import { BoardEditor } from '../BoardEditor/BoardEditor';
import { ExportDialog } from '../BoardFiles/ExportDialog';
import { ImportDialog } from '../BoardFiles/ImportDialog';
import { HistoryDialog } from '../History/HistoryDialog';
import { ShareDialog } from '../ShareDialog/ShareDialog';

export type DialogName = 'share' | 'history' | 'export' | 'import' | 'edit';

export interface BoardDialogsProps {
  name: DialogName;
  isOpen: boolean;
  state: KeyboardState;
  actions: KeyboardActions;
  site: string;
  onClose: () => void;
}

/** Dialogs for sentences and boards, loaded on demand because speaking does not need them. */
export function BoardDialogs({ name, isOpen, state, actions, site, onClose }: BoardDialogsProps) {
  const { board, set, sentence, delta, history } = state;
  const own = { isOpen, onClose, delta };
  switch (name) {
    case 'share':
      return <ShareDialog {...{ isOpen, onClose, site }} shared={{ board, set, sentence }} />;
    case 'history':
      return (
        <HistoryDialog
          {...{ isOpen, onClose, history }}
          onPlay={actions.playSentence}
          onPutBack={actions.setSentence}
          onChange={(next) => actions.changeHistory(next, 'Earlier sentences changed')}
        />
      );
    case 'export':
      return <ExportDialog {...own} board={board} site={site} />;
    case 'import':
      return <ImportDialog {...own} onDelta={actions.changeDelta} />;
    case 'edit':
      return <BoardEditor {...own} onDelta={actions.changeDelta} />;
  }
}
