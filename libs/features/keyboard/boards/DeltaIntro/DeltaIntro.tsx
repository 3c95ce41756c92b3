import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { coreWordSource } from '@paniscus/content';
import { isEmptyBoard, listBoardWords } from '@paniscus/domain/keyboard';
import { isInModal } from '@paniscus/ui';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { LoadError } from '../../components/LoadError';
import type { KeyboardActions, KeyboardState } from '../../keyboard.types';
import { useLazyDialogs } from '../../use-lazy-dialogs';
import type { BoardDialogs, DialogName } from '../BoardTools/BoardDialogs';
import { focusKey, isFocusLost } from '../OwnBoard/focus-key';

interface DeltaIntroProps {
  state: KeyboardState;
  actions: KeyboardActions;
  /** Loads the dialogs; they are not needed to speak. */
  load?: () => Promise<typeof BoardDialogs>;
}

const loadDialogs = () => import('../BoardTools/BoardDialogs').then((module) => module.BoardDialogs);

/** Focuses a key when the introduction is gone, and with it the button that opened the dialog that has just closed. */
function focusKeyWithoutIntro(): void {
  const isInClosingDialog = document.activeElement !== null && isInModal(document.activeElement);
  if (isInClosingDialog || isFocusLost()) focusKey();
}

/** Above an empty Delta: what the board is for, and four ways to begin. Its dialogs stay open when the board is filled. */
export function DeltaIntro({ state, actions, load = loadDialogs }: DeltaIntroProps) {
  const { Dialogs, opened, hasFailed, open, close } = useLazyDialogs<DialogName, typeof BoardDialogs>(load);
  const [isCoreMissing, setIsCoreMissing] = useState(false);
  const isDialogOpen = opened?.isOpen === true;
  useEffect(() => {
    // Later than the dialog, which finds the button that opened it if the introduction is still there.
    return isDialogOpen ? () => queueMicrotask(focusKeyWithoutIntro) : undefined;
  }, [isDialogOpen]);
  const fillWithCoreWords = () => {
    setIsCoreMissing(false);
    import('./build-english-board').then(
      ({ buildEnglishBoard }) => {
        const built = buildEnglishBoard();
        flushSync(() => actions.importBoard(built));
        focusKey();
        actions.announce(`Delta has ${listBoardWords(built.delta).length} core words.`);
      },
      () => setIsCoreMissing(true),
    );
  };
  return (
    <>
      {isEmptyBoard(state.delta) ? (
        <Intro
          hasFailed={hasFailed || isCoreMissing}
          onEdit={() => open('edit')}
          onFill={fillWithCoreWords}
          onLanguage={() => open('core')}
          onImport={() => open('import')}
        />
      ) : null}
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
    </>
  );
}

interface IntroProps {
  /** A dialog could not be loaded. */
  hasFailed: boolean;
  onEdit: () => void;
  onFill: () => void;
  onLanguage: () => void;
  onImport: () => void;
}

function Intro({ hasFailed, onEdit, onFill, onLanguage, onImport }: IntroProps) {
  return (
    <Stack
      component="section"
      aria-label="Your own board"
      data-scan-group="aids"
      data-needs-script=""
      sx={{ gap: 1, alignItems: 'flex-start', displayPrint: 'none' }}
    >
      <Typography variant="h5" component="h2">
        Delta is your own board
      </Typography>
      <Typography variant="body2" sx={{ maxWidth: (theme) => theme.layout.readingWidth }}>
        Put the words you need where you want them. Your board stays in this browser, and you can save it as a
        file.
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onEdit}>Start your board</Button>
        <Button variant="outlined" color="inherit" onClick={onFill}>
          Start with core words
        </Button>
        <Button variant="outlined" color="inherit" onClick={onLanguage}>
          Spanish or French
        </Button>
        <Button variant="outlined" color="inherit" onClick={onImport}>
          Import a board
        </Button>
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        The core words include all 36 of{' '}
        <Link href={coreWordSource.url} target="_blank" rel="noopener">
          {coreWordSource.name}
        </Link>
        .
      </Typography>
      {hasFailed ? <LoadError /> : null}
    </Stack>
  );
}
