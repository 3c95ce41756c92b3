import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SOUND_SETS } from '@paniscus/domain/keyboard';
import type { SoundSet } from '@paniscus/domain/keyboard';
import { soundNames } from '../store/names.data';
import { formatMegabytes } from './format-megabytes';
import type { SavedSoundsState } from './offline.types';

interface OtherSetsProps {
  sets: Readonly<Record<SoundSet, SavedSoundsState>>;
  /** The sound set in use, which is not listed. */
  current: SoundSet;
  onSave: (set: SoundSet) => void;
}

const describe = (sounds: SavedSoundsState): string | undefined => {
  if (sounds.kind === 'saved') return `Saved, ${formatMegabytes(sounds.bytes)}`;
  return sounds.kind === 'saving' ? `${formatMegabytes(sounds.bytes)} saved so far` : undefined;
};

/** The other sound sets, each with a button that saves it for offline use. */
export function OtherSets({ sets, current, onSave }: OtherSetsProps) {
  return (
    <Stack
      component="ul"
      aria-label="Other sounds"
      sx={{ typography: 'body2', width: '100%', gap: 0.5, m: 0, p: 0, listStyle: 'none' }}
    >
      {SOUND_SETS.filter((set) => set !== current).map((set) => (
        <Stack
          component="li"
          key={set}
          direction="row"
          sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 2, minHeight: '2.75rem' }}
        >
          {soundNames[set]}
          {describe(sets[set]) === undefined ? (
            <Button
              variant="text"
              color="inherit"
              aria-label={`${sets[set].kind === 'failed' ? 'Try again to save' : 'Save'} ${soundNames[set]}`}
              onClick={() => onSave(set)}
            >
              <span>{sets[set].kind === 'failed' ? 'Try again' : 'Save'}</span>
            </Button>
          ) : (
            <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
              {describe(sets[set])}
            </Typography>
          )}
        </Stack>
      ))}
    </Stack>
  );
}
