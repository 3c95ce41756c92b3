import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SoundState } from '@paniscus/domain/keyboard';
import type { PromptMode } from '../GamesScreen/games.types';
import { isSilent } from '../use-games';

interface PromptProps {
  text: string;
  mode: PromptMode;
  sound: SoundState;
  onRepeat: () => void;
}

const SILENCE = {
  blocked: 'This browser does not allow sound here, so the words are shown as text.',
  failed: 'The words could not be played, so they are shown as text.',
};

/** The prompt: spoken with a repeat button, or shown as text by choice or when there is no sound. */
export function Prompt({ text, mode, sound, onRepeat }: PromptProps) {
  const isTextShown = mode !== 'audio' || isSilent(sound);
  return (
    <Stack
      direction="row"
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 3,
        rowGap: 1.5,
        minHeight: (theme) => theme.spacing(6),
      }}
    >
      {isTextShown ? (
        <Typography component="strong" variant="h3">
          {text}
        </Typography>
      ) : null}
      {mode === 'text' || sound.kind === 'failed' ? null : (
        <Button variant="outlined" color="inherit" onClick={onRepeat}>
          Say it again
        </Button>
      )}
      {mode === 'text' || (sound.kind !== 'blocked' && sound.kind !== 'failed') ? null : (
        <Typography variant="caption" component="p" sx={{ flexBasis: '100%', color: 'text.secondary' }}>
          {SILENCE[sound.kind]}
        </Typography>
      )}
    </Stack>
  );
}
