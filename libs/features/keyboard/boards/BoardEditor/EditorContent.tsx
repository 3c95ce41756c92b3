import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { OwnBoard, OwnWords } from '@paniscus/domain/keyboard';
import { BoardPlaces } from './BoardPlaces';
import { EditorTools } from './EditorTools';
import { OwnWordNotices } from './OwnWordNotices';
import type { BoardEditorModel } from './use-board-editor';
import type { OwnWordEditorModel } from './use-own-word-editor';
import { WordPicker } from './WordPicker';

interface EditorContentProps {
  board: OwnBoard;
  ownWords: OwnWords;
  editor: BoardEditorModel;
  words: OwnWordEditorModel;
  onFolderAdd: () => void;
}

/** The board beside the word picker; on a phone, one above the other. Notes and tools span both columns. */
const EditorLayout = styled(Box)(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gap: spacing(2.5),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 19rem', alignItems: 'start' },
  [breakpoints.down('md')]: {
    // What is focused scrolls clear of the words, which stay at the bottom.
    '--key-scroll-margin': '0.5rem calc(48svh + 0.5rem)',
    '& > :not([data-covers-board]) :is(button, input, select)': {
      scrollMarginBlock: 'var(--key-scroll-margin)',
    },
  },
}));

/** Tools, notes, the board and the word picker of the board editor. */
export function EditorContent({ board, ownWords, editor, words, onFolderAdd }: EditorContentProps) {
  const selected = ownWords.get(editor.selectedKey ?? '');
  return (
    <EditorLayout>
      {editor.isEmpty ? (
        <Typography variant="body2" sx={{ gridColumn: '1 / -1' }}>
          The board is empty. Choose a key, then the word you want there, or fill the board from a panel and
          change it. The board is saved in this browser.
        </Typography>
      ) : null}
      <EditorTools
        editor={editor}
        onWordEdit={selected === undefined ? undefined : () => words.open(selected)}
      />
      <OwnWordNotices notice={words.notice} undoRemoval={words.undoRemoval} />
      <Typography variant="body2" role="status" sx={{ gridColumn: '1 / -1' }}>
        {editor.message}
      </Typography>
      <BoardPlaces board={board} ownWords={ownWords} cell={editor.cell} onSelect={editor.selectCell} />
      <WordPicker
        delta={board.cells}
        ownWords={ownWords}
        name={`Words for key ${editor.place}`}
        onPick={editor.putWord}
      >
        <Button variant="outlined" color="inherit" onClick={() => words.open(undefined)}>
          Add your own word
        </Button>
        <Button variant="outlined" color="inherit" onClick={onFolderAdd}>
          Add a folder key
        </Button>
      </WordPicker>
    </EditorLayout>
  );
}
