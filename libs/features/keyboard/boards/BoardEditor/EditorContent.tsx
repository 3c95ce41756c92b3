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

/**
 * The board beside the word picker; on a phone, one above the other. Notes and tools span both columns. What is focused
 * stays between the message and the picker, which is lower where large text leaves no room for the board.
 */
const EditorLayout = styled(Box)(({ theme: { breakpoints, spacing } }) => ({
  '--picker-height': 'min(48svh, max(7rem, 100svh - 20rem))',
  [breakpoints.down('md')]: {
    '--key-scroll-margin': `${spacing(7)} calc(var(--picker-height) + ${spacing(7)})`,
    '& > :not([data-covers-board]) :is(button, input, select)': {
      scrollMarginBlock: 'var(--key-scroll-margin)',
    },
  },
  display: 'grid',
  gap: spacing(2.5),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 19rem', alignItems: 'start' },
}));

/** What was done last. On a phone it stays above the words, or at the top while the board scrolls behind it. */
const Message = styled(Typography)(({ theme: { breakpoints, spacing, vars } }) => ({
  gridColumn: '1 / -1',
  [breakpoints.down('md')]: {
    position: 'sticky',
    // Far outside where large text leaves no room for it.
    '--room': 'calc((100svh - 30rem) * 1000)',
    top: 'min(0px, var(--room))',
    bottom: 'min(calc(var(--picker-height) - var(--dialog-padding)), var(--room))',
    zIndex: 1,
    paddingBlock: spacing(1),
    backgroundColor: vars.palette.background.paper,
  },
})) as typeof Typography;

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
      <Message variant="body2" role="status">
        {editor.message}
      </Message>
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
