import type { KeyboardActions, KeyboardState } from '../../keyboard.types';
import { getOpenBoard } from '../../store/own-words';
import { BackupDialog } from '../BackupDialog/BackupDialog';
import { BoardEditor } from '../BoardEditor/BoardEditor';
import { ExportDialog } from '../BoardFiles/ExportDialog';
import { ImportDialog } from '../BoardFiles/ImportDialog';
import { CoreBoardsDialog } from '../CoreBoards/CoreBoardsDialog';
import { HistoryDialog } from '../HistoryDialog/HistoryDialog';
import { saveBoard } from '../OwnBoards/board-changes';
import { OwnBoardsDialog } from '../OwnBoards/OwnBoardsDialog';
import { PartnerView } from '../PartnerView/PartnerView';
import { PhrasesDialog } from '../PhrasesDialog/PhrasesDialog';
import { ShareDialog } from '../ShareDialog/ShareDialog';

export type DialogName =
  'show' | 'backup' | 'phrases' | 'share' | 'history' | 'export' | 'import' | 'edit' | 'core' | 'boards';

interface BoardDialogsProps {
  name: DialogName;
  open: boolean;
  state: KeyboardState;
  actions: KeyboardActions;
  /** Origin of the site, without a path. */
  site: string;
  onClose: () => void;
}

/** Dialogs for sentences and boards, loaded on demand because speaking does not need them. */
export function BoardDialogs({ name, open, state, actions, site, onClose }: BoardDialogsProps) {
  const { board, set, sentence, delta, grid, ownBoards } = state;
  switch (name) {
    case 'share':
      return <ShareDialog {...{ open, onClose, site }} shared={{ board, set, sentence }} />;
    case 'history':
      return <EarlierSentences {...{ open, onClose, state, actions }} />;
    case 'phrases':
      return <SavedPhrases {...{ open, onClose, state, actions }} />;
    case 'backup':
      return <BackupDialog {...{ open, onClose, state, actions }} />;
    case 'show':
      return <PartnerView {...{ open, onClose, sentence }} onSpeak={actions.replay} />;
    case 'export':
      return (
        <ExportDialog
          {...{ open, onClose, delta, grid, ownBoards, board, site }}
          loadSource={actions.loadSource}
        />
      );
    case 'import':
      return <ImportDialog {...{ open, onClose, delta, grid, actions }} />;
    case 'core':
      return <CoreBoardsDialog {...{ open, onClose, actions }} />;
    case 'edit':
      return <OpenBoardEditor {...{ open, onClose, state, actions }} />;
    case 'boards':
      return <OwnBoardsDialog {...{ open, onClose, state, actions }} />;
  }
}

type DialogProps = Pick<BoardDialogsProps, 'open' | 'state' | 'actions' | 'onClose'>;

function EarlierSentences({ open, state, actions, onClose }: DialogProps) {
  return (
    <HistoryDialog
      {...{ open, onClose }}
      history={state.history}
      onPlay={actions.playSentence}
      onRestore={actions.setSentence}
      onChange={(history) => actions.restore({ history })}
    />
  );
}

/** Editor of the custom board that is open, or of Delta. */
function OpenBoardEditor({ open, state, actions, onClose }: DialogProps) {
  const board = getOpenBoard(state);
  return (
    <BoardEditor
      {...{ open, onClose, actions, board }}
      saved={state}
      ownWords={state.ownWords}
      voice={state.settings}
      onCellsChange={(cells) => saveBoard({ ...board, cells }, actions)}
      onHiddenChange={(hidden) => saveBoard({ ...board, hidden }, actions)}
    />
  );
}

function SavedPhrases({ open, state, actions, onClose }: DialogProps) {
  return (
    <PhrasesDialog
      {...{ open, onClose }}
      sentence={state.sentence}
      phrases={state.phrases}
      onSpeak={(phrase) => {
        actions.setSentence(phrase);
        actions.replay();
      }}
      onChange={(phrases) => actions.restore({ phrases })}
    />
  );
}
