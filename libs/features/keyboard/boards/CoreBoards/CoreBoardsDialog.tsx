import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { coreBoards, coreWordSource } from '@paniscus/content';
import type { CoreBoard } from '@paniscus/content';
import { DialogCloseButton, ModalDialog } from '@paniscus/ui';
import type { KeyboardActions } from '../../keyboard.types';
import { useVoices } from '../../voice/use-voices';
import { buildCoreBoard } from './build-core-board';

interface CoreBoardsDialogProps {
  open: boolean;
  actions: Pick<KeyboardActions, 'importBoard' | 'announce'>;
  onClose: () => void;
}

/** Ready-made boards in other languages than English, for an empty Delta. */
export function CoreBoardsDialog({ open, actions, onClose }: CoreBoardsDialogProps) {
  const voices = useVoices() ?? [];
  const fill = (board: CoreBoard) => {
    const built = buildCoreBoard(board);
    actions.importBoard(built);
    actions.announce(`Delta has ${built.ownWords.length} core words in ${board.language}.`);
    onClose();
  };
  return (
    <ModalDialog
      open={open}
      title="Core words in other languages"
      onClose={onClose}
      actions={<DialogCloseButton />}
    >
      <Stack sx={{ gap: 3 }}>
        {coreBoards.map((board) => (
          <LanguageBoard
            key={board.lang}
            board={board}
            hasVoice={voices.some(({ lang }) => lang.startsWith(board.lang))}
            onUse={() => fill(board)}
          />
        ))}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Each board covers the 36 words of{' '}
          <Link href={coreWordSource.url} target="_blank" rel="noopener">
            {coreWordSource.name}
          </Link>
          . The translations and all other words are our own choice. You can change every word.
        </Typography>
      </Stack>
    </ModalDialog>
  );
}

interface LanguageBoardProps {
  board: CoreBoard;
  /** Whether the browser has a voice of the language. */
  hasVoice: boolean;
  onUse: () => void;
}

function LanguageBoard({ board: { lang, language, ownName, rows }, hasVoice, onUse }: LanguageBoardProps) {
  const sample = rows.flatMap((words) => words.slice(0, 2).map(({ word }) => word));
  return (
    <Stack component="section" aria-label={language} sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Typography variant="h6" component="h3">
        {language} <span lang={lang}>({ownName})</span>
      </Typography>
      <Typography variant="body2" lang={lang}>
        {sample.join(', ')} …
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {hasVoice
          ? `Your device speaks the words in ${language}.`
          : `This browser has no ${language} voice. Add one in your device’s settings, or record the words yourself.`}
      </Typography>
      <Button onClick={onUse}>Use the {language} board</Button>
    </Stack>
  );
}
