import { styled } from '@mui/material/styles';
import { wordsOn } from '@paniscus/domain/keyboard';
import { Alert, Button, EmptyState } from '@paniscus/ui';
import { useMemo, useSyncExternalStore } from 'react';
import { listPlaces } from '../../KeyboardScreen/cells';
import type { KeyboardActions, KeyboardState } from '../../keyboard.types';
import { PrintBoard } from '../PrintBoard/PrintBoard';
import { usePrint } from '../PrintBoard/use-print';
import type { BoardDialogs, DialogName } from './BoardDialogs';
import { useDialogs } from './use-dialogs';

interface BoardToolsProps {
  state: KeyboardState;
  actions: KeyboardActions;
  load?: () => Promise<typeof BoardDialogs>;
}

const Tools = styled('section')(({ theme: { spacing, typography } }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: spacing(2),
  '& > h2': typography.h3,
  '& > [data-part="ways"]': { display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: spacing(1) },
  '@media (scripting: none)': { display: 'none' },
  '@media print': { display: 'none' },
}));

const loadDialogs = () => import('./BoardDialogs').then((module) => module.BoardDialogs);

/** Empty during server rendering, where the origin is unknown; nothing that needs it is rendered there. */
const useSite = () =>
  useSyncExternalStore(
    () => () => undefined,
    () => window.location.origin,
    () => '',
  );

type ButtonsProps = { onOpen: (name: DialogName) => void; onPrint: () => void };

function ToolButtons({ onOpen, onPrint }: ButtonsProps) {
  return (
    <div data-part="ways">
      <Button look="plain" onClick={() => onOpen('share')}>
        Share
      </Button>
      <Button look="plain" onClick={() => onOpen('history')}>
        Earlier sentences
      </Button>
      <Button look="plain" onClick={onPrint}>
        Print
      </Button>
      <Button look="plain" onClick={() => onOpen('export')}>
        Export
      </Button>
      <Button look="plain" onClick={() => onOpen('import')}>
        Import
      </Button>
      <Button look="plain" onClick={() => onOpen('edit')}>
        Edit Delta
      </Button>
    </div>
  );
}

/** Tools below the board: share, history, print, files and the editor of Delta. */
export function BoardTools({ state, actions, load = loadDialogs }: BoardToolsProps) {
  const { board, delta } = state;
  const { Dialogs, opened, hasFailed, open, close } = useDialogs(load);
  const { isPrinting, print } = usePrint();
  const site = useSite();
  const places = useMemo(() => listPlaces(board, delta), [board, delta]);
  const isEmpty = board === 'delta' && wordsOn(delta).length === 0;
  return (
    <Tools aria-label="Sentences and boards">
      {isEmpty ? (
        <EmptyState
          word="question"
          title="Delta is your own board"
          action={<Button onClick={() => open('edit')}>Begin your board</Button>}
        >
          Choose up to 128 words and lay them where you want them. The board stays in this browser; you can
          take it along as a file.
        </EmptyState>
      ) : null}
      <ToolButtons onOpen={open} onPrint={print} />
      {hasFailed ? (
        <Alert kind="error">
          This part of the page would not load. Check your connection and press again.
        </Alert>
      ) : null}
      {Dialogs === null || opened === null ? null : (
        <Dialogs {...{ state, actions, site }} {...opened} key={opened.sequence} onClose={close} />
      )}
      {isPrinting ? <PrintBoard {...{ board, places, site }} /> : null}
    </Tools>
  );
}
