import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FULL_GRID, isInGrid, listShownCells } from '@paniscus/domain/keyboard';
import { memo, useRef } from 'react';
import { LoadError } from '../../components/LoadError';
import { listBoardSigns } from '../../KeyboardScreen/board-cells';
import type { KeyboardActions, KeyboardState } from '../../keyboard.types';
import { boardNames } from '../../store/names.data';
import { getOpenBoard } from '../../store/own-words';
import { useLazyDialogs } from '../../use-lazy-dialogs';
import { BoardPrintPortal } from '../BoardPrintView/BoardPrintView';
import { usePrint } from '../BoardPrintView/use-print';
import type { BoardDialogs, DialogName } from './BoardDialogs';
import { useFullScreen } from './use-full-screen';

interface BoardToolsProps {
  state: KeyboardState;
  actions: KeyboardActions;
  /** Loads the dialogs; they are not needed to speak. */
  load?: () => Promise<typeof BoardDialogs>;
}

const loadDialogs = () => import('./BoardDialogs').then((module) => module.BoardDialogs);

/** Tools below the board: share, history, print, files and the editor of Delta. */
export function BoardTools({ state, actions, load = loadDialogs }: BoardToolsProps) {
  const { Dialogs, opened, hasFailed, open, close } = useLazyDialogs<DialogName, typeof BoardDialogs>(load);
  const { isPrinting, print } = usePrint();
  const section = useRef<HTMLDivElement>(null);
  const fullScreen = useFullScreen(section);
  return (
    <Stack
      ref={section}
      component="section"
      aria-label="Sentences and boards"
      data-needs-script=""
      sx={{ gap: 2, displayPrint: 'none' }}
    >
      <ToolButtons
        name={getOpenBoard(state).name}
        isFullScreen={fullScreen.isOn}
        onFullScreen={fullScreen.toggle}
        onOpen={open}
        onPrint={print}
      />
      {hasFailed ? <LoadError /> : null}
      {Dialogs === null || opened === null ? null : (
        <Dialogs
          {...{ state, actions }}
          key={opened.sequence}
          site={window.location.origin}
          name={opened.name}
          open={opened.isOpen}
          onClose={close}
        />
      )}
      {isPrinting ? <PrintedBoard state={state} /> : null}
    </Stack>
  );
}

/** The board that is shown, as far as its grid shows it. */
function PrintedBoard({ state }: { state: KeyboardState }) {
  const { board, ownWords } = state;
  const own = getOpenBoard(state);
  const grid = board === 'delta' ? own : FULL_GRID;
  return (
    <BoardPrintPortal
      name={board === 'delta' ? own.name : boardNames[board]}
      columns={grid.columns}
      cells={listBoardSigns(board, listShownCells(own.cells, own), ownWords).filter((_, cell) =>
        isInGrid(cell, grid),
      )}
      site={window.location.origin}
    />
  );
}

interface ToolButtonsProps {
  /** Name of the custom board that is open, or of Delta. */
  name: string;
  isFullScreen: boolean;
  onFullScreen: () => void;
  onOpen: (name: DialogName) => void;
  onPrint: () => void;
}

/** Memoized, because no key press changes them. */
const ToolButtons = memo(function ToolButtons(props: ToolButtonsProps) {
  const { name, isFullScreen, onFullScreen, onOpen, onPrint } = props;
  const tools: readonly { label: string; onClick: () => void }[] = [
    { label: 'Phrases', onClick: () => onOpen('phrases') },
    { label: 'Show sentence', onClick: () => onOpen('show') },
    { label: 'Share', onClick: () => onOpen('share') },
    { label: 'Earlier sentences', onClick: () => onOpen('history') },
    { label: 'Print', onClick: onPrint },
    { label: 'Export', onClick: () => onOpen('export') },
    { label: 'Import', onClick: () => onOpen('import') },
    { label: 'Backup', onClick: () => onOpen('backup') },
    { label: 'Your boards', onClick: () => onOpen('boards') },
    { label: `Edit ${name}`, onClick: () => onOpen('edit') },
    { label: isFullScreen ? 'Exit full screen' : 'Full screen', onClick: onFullScreen },
  ];
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
        gap: 1,
      }}
    >
      {tools.map(({ label, onClick }, index) => (
        // The pressed button has another label in full screen, and has to stay the same for the focus.
        <Button key={index} variant="outlined" color="inherit" onClick={onClick}>
          {label}
        </Button>
      ))}
    </Box>
  );
});
