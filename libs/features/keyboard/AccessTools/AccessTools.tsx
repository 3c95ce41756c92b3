import { styled } from '@mui/material/styles';
import type { WordPosition } from '@paniscus/domain/keyboard';
import { Button, Dialog, useBoardColumns } from '@paniscus/ui';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { FindWord } from '../FindWord/FindWord';
import { placesToFind } from '../FindWord/word-positions';
import { Settings } from '../Settings/Settings';
import type { KeyboardActions, KeyboardState } from '../keyboard.types';
import { boardNames } from '../store/names.data';

interface AccessToolsProps {
  state: KeyboardState;
  actions: KeyboardActions;
  /** Container of the board. */
  stage: RefObject<HTMLElement | null>;
}

const Tools = styled('div')(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1),
  '@media (scripting: none)': { display: 'none' },
  '& > button': { minWidth: 0, minHeight: '2.75rem', padding: spacing(0.5, 1.5) },
}));

/** Word search and settings, each in a dialog. */
export function AccessTools({ state, actions, stage }: AccessToolsProps) {
  const [open, setOpen] = useState<'find' | 'settings' | null>(null);
  const wanted = useRef<number | null>(null);
  const close = () => setOpen(null);

  const go = ({ board, place, word }: WordPosition) => {
    wanted.current = place;
    if (board !== state.board) actions.chooseBoard(board);
    actions.announce(`${word}, on ${boardNames[board]}`);
    close();
  };
  // Runs after the closing dialog has returned focus to its button.
  useEffect(() => {
    if (open !== null || wanted.current === null) return;
    stage.current?.querySelector<HTMLElement>(`[data-place="${wanted.current}"]`)?.focus();
    wanted.current = null;
  }, [open, stage]);

  return (
    <Tools>
      <Button look="plain" onClick={() => setOpen('find')}>
        Find a word
      </Button>
      <Button look="plain" onClick={() => setOpen('settings')}>
        Settings
      </Button>
      <Settings
        isOpen={open === 'settings'}
        settings={state.settings}
        onChange={actions.changeSettings}
        onClose={close}
      />
      <FindWordDialog isOpen={open === 'find'} state={state} onGo={go} onClose={close} />
    </Tools>
  );
}

interface FindWordDialogProps {
  isOpen: boolean;
  state: KeyboardState;
  onGo: (position: WordPosition) => void;
  onClose: () => void;
}

function FindWordDialog({ isOpen, state: { settings, delta }, onGo, onClose }: FindWordDialogProps) {
  const columns = useBoardColumns(settings.hasLargeKeys);
  return (
    <Dialog
      isOpen={isOpen}
      title="Find a word"
      onClose={onClose}
      actions={
        <Button look="plain" onClick={onClose}>
          Close
        </Button>
      }
    >
      {isOpen ? <FindWord places={placesToFind(delta)} columns={columns} onGo={onGo} /> : null}
    </Dialog>
  );
}
