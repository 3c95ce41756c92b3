import { styled } from '@mui/material/styles';
import type { SoundState } from '@paniscus/domain/keyboard';
import { Button } from '@paniscus/ui';
import type { Asking } from '../GamesScreen/games.types';
import { isSilent } from '../use-games';

interface PromptProps {
  text: string;
  asking: Asking;
  sound: SoundState;
  onSay: () => void;
}

const Asked = styled('div')(({ theme: { spacing, typography, families, vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(1.5, 3),
  minHeight: spacing(6),
  '& > strong': { ...typography.h3, fontFamily: families.serif },
  '& > p': { ...typography.caption, flexBasis: '100%', color: vars.palette.text.secondary },
}));

const SILENCE = {
  blocked: 'This browser lets no sound through here, so the words are written.',
  failed: 'The voice did not come, so the words are written. Everything else works.',
};

/** The prompt: spoken with a repeat button, or shown as text by choice or when there is no sound. */
export function Prompt({ text, asking, sound, onSay }: PromptProps) {
  const isWritten = asking !== 'said' || isSilent(sound);
  return (
    <Asked>
      {isWritten ? <strong>{text}</strong> : null}
      {asking === 'written' || sound.kind === 'failed' ? null : (
        <Button look="plain" onClick={onSay}>
          Say it again
        </Button>
      )}
      {asking === 'written' || (sound.kind !== 'blocked' && sound.kind !== 'failed') ? null : (
        <p>{SILENCE[sound.kind]}</p>
      )}
    </Asked>
  );
}
