import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { SoundSet } from '@paniscus/domain/keyboard';
import { InfoSection } from '../components/InfoSection';
import type { OfflineState } from './offline.types';
import { OtherSets } from './OtherSets';
import { SavedSounds } from './SavedSounds';

interface OfflineNoteProps {
  state: OfflineState;
  /** The sound set in use. */
  set: SoundSet;
  /** Saves the sounds of a set, or tries again. */
  onSave: (set: SoundSet) => void;
  /** Opens the install prompt; undefined when the browser does not offer installation. */
  onInstall?: () => void;
}

/** Says what works offline, saves sounds on request, and offers to install the keyboard. */
export function OfflineNote({ state, set, onSave, onInstall }: OfflineNoteProps) {
  return (
    <InfoSection
      title="Use offline"
      data-needs-script=""
      sx={{
        alignItems: 'flex-start',
        maxWidth: (theme) => theme.layout.readingWidth,
        displayPrint: 'none',
      }}
    >
      {state.kind === 'unavailable' ? (
        <Typography variant="body2">
          After the first visit, the keyboard and its sounds are saved in this browser and work offline.
        </Typography>
      ) : (
        <>
          <SavedSounds
            sounds={state.sets[set]}
            isDataSaverOn={state.isDataSaverOn}
            onSave={() => onSave(set)}
          />
          <OtherSets sets={state.sets} current={set} onSave={onSave} />
        </>
      )}
      {onInstall === undefined ? (
        <Typography variant="body2">
          Most browsers can also add it to your home screen as an app. Look in the browser menu.
        </Typography>
      ) : (
        <Button variant="outlined" color="inherit" onClick={onInstall}>
          Install the keyboard
        </Button>
      )}
    </InfoSection>
  );
}
