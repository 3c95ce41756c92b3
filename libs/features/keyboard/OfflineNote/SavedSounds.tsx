import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatMegabytes } from './format-megabytes';
import type { SavedSoundsState } from './offline.types';

interface SavedSoundsProps {
  sounds: SavedSoundsState;
  isDataSaverOn: boolean;
  onSave: () => void;
}

const NOT_SAVED = 'The sounds you chose will be saved in this browser in a moment.';
const NOT_SAVED_TO_SAVE_DATA =
  'Your browser is in data-saving mode, so sounds are saved for offline use only if you ask.';

/** Whether the three panels work offline with the sound set in use. */
export function SavedSounds({ sounds, isDataSaverOn, onSave }: SavedSoundsProps) {
  switch (sounds.kind) {
    case 'saved':
      return (
        <Typography variant="body2">
          {`All three panels are saved in this browser with the sounds you chose (${formatMegabytes(sounds.bytes)}). They work offline.`}
        </Typography>
      );
    case 'saving':
      return <Progress {...sounds} />;
    case 'failed':
      return (
        <>
          <Typography variant="body2">
            Not all sounds could be saved. Check your connection and your device’s free space.
          </Typography>
          <SaveButton label="Try again" onClick={onSave} />
        </>
      );
    case 'not-saved':
      return (
        <>
          <Typography variant="body2">{isDataSaverOn ? NOT_SAVED_TO_SAVE_DATA : NOT_SAVED}</Typography>
          {isDataSaverOn ? <SaveButton label="Save the sounds" onClick={onSave} /> : null}
        </>
      );
  }
}

function Progress({ bytes, totalBytes }: { bytes: number; totalBytes: number }) {
  const text = `Saving all three panels: ${formatMegabytes(bytes)} of ${formatMegabytes(totalBytes)}`;
  return (
    <>
      <Typography variant="body2">{text}</Typography>
      <Box
        component="progress"
        aria-label="Sounds saved"
        value={bytes}
        max={Math.max(1, totalBytes)}
        sx={{ width: '100%', accentColor: (theme) => theme.vars.palette.primary.main }}
      />
    </>
  );
}

const SaveButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button variant="outlined" color="inherit" onClick={onClick}>
    {label}
  </Button>
);
