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

export function AccessTools({ state, actions, stage }: AccessToolsProps) {
  const { settings, delta } = state;
  const [open, setOpen] = useState<'find' | 'settings' | null>(null);
  const wanted = useRef<number | null>(null);
  const columns = useBoardColumns(settings.hasLargeKeys);
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
        settings={settings}
        onChange={actions.changeSettings}
        onClose={close}
      />
      <Dialog
        isOpen={open === 'find'}
        title="Find a word"
        onClose={close}
        actions={
          <Button look="plain" onClick={close}>
            Close
          </Button>
        }
      >
        {open === 'find' ? <FindWord places={placesToFind(delta)} columns={columns} onGo={go} /> : null}
      </Dialog>
    </Tools>
  );
}
