import Button from '@mui/material/Button';
import type {
  DeltaBoard,
  LexigramKey,
  OwnBoard,
  OwnWords,
  VoiceSettings,
  WordUses,
} from '@paniscus/domain/keyboard';
import { ModalDialog } from '@paniscus/ui';
import { useEffect, useState } from 'react';
import { OwnWordDialog } from '../OwnWord/OwnWordDialog';
import { EditorContent } from './EditorContent';
import { FolderKeyDialog } from './FolderKeyDialog';
import { useBoardEditor } from './use-board-editor';
import { useOwnWordEditor } from './use-own-word-editor';
import type { OwnWordActions, OwnWordEditorModel } from './use-own-word-editor';

interface BoardEditorProps {
  open: boolean;
  /** Delta or another own board. */
  board: OwnBoard;
  /** Delta and the sentences, which lose a deleted word too. */
  saved: WordUses;
  /** Words of the visitor’s own. */
  ownWords: OwnWords;
  /** The voice that speaks them. */
  voice: VoiceSettings;
  actions: OwnWordActions;
  /** Called with all cells after each change. */
  onCellsChange: (cells: DeltaBoard) => void;
  /** Called with the words that the board hides after each change of them. */
  onHiddenChange: (hidden: readonly LexigramKey[]) => void;
  onClose: () => void;
}

/** Editor of the visitor's own board: select a cell, then a word. Works without dragging. */
export function BoardEditor(props: BoardEditorProps) {
  const { open, board, saved, ownWords, voice, actions, onCellsChange, onHiddenChange, onClose } = props;
  const editor = useBoardEditor(board, { onCellsChange, onHiddenChange });
  const [isAddingFolder, setIsAddingFolder] = useState(false);
  const words = useOwnWordEditor({
    saved,
    actions,
    onAdd: ({ key, word }) => editor.putWord(key, word),
    onDelete: ({ word }) => editor.forget(`${word} was deleted.`),
    onRestore: ({ word }) => editor.forget(`“${word}” is back. Choose a key, then a word for it.`),
  });
  useEffect(() => void actions.loadOwnWords(), [actions]);
  return (
    <ModalDialog
      open={open}
      title={`Your board, ${board.name}`}
      maxWidth="lg"
      onClose={onClose}
      actions={<Button onClick={onClose}>Done</Button>}
    >
      <EditorContent {...{ board, ownWords, editor, words }} onFolderAdd={() => setIsAddingFolder(true)} />
      <EditedWordDialog words={words} voice={voice} />
      {isAddingFolder ? (
        <FolderKeyDialog
          {...{ open, board, actions }}
          onAdd={(word) => {
            words.add(word);
            setIsAddingFolder(false);
          }}
          onClose={() => setIsAddingFolder(false)}
        />
      ) : null}
    </ModalDialog>
  );
}

/** Form of the word that is added or edited, if any. */
function EditedWordDialog({ words, voice }: { words: OwnWordEditorModel; voice: VoiceSettings }) {
  const { dialog } = words;
  if (dialog === null) return null;
  return (
    <OwnWordDialog
      key={dialog.sequence}
      open={dialog.isOpen}
      edited={dialog.edited}
      voice={voice}
      onSave={words.save}
      onDelete={words.remove}
      onClose={words.close}
    />
  );
}
