import { styled } from '@mui/material/styles';
import { Button } from '@paniscus/ui';

/** Whether board and sounds are cached in this browser for offline use. */
export type OfflineState = { kind: 'not-downloaded' } | { kind: 'downloading' } | { kind: 'downloaded' };

interface OfflineNoteProps {
  state: OfflineState;
  /** Opens the install prompt; undefined when the browser does not offer installation. */
  onInstall?: () => void;
}

const TEXTS: Record<OfflineState['kind'], string> = {
  'not-downloaded':
    'Once it has spoken, the keyboard keeps itself in this browser, and then needs no network.',
  downloading: 'The keyboard is being kept in this browser, with the sounds you chose.',
  downloaded: 'The keyboard and the sounds you chose are kept in this browser. They work without a network.',
};

const Note = styled('section')(({ theme: { measures, spacing, typography } }) => ({
  display: 'grid',
  gap: spacing(1.5),
  justifyItems: 'start',
  alignContent: 'start',
  maxWidth: measures.reading,
  '& > h2': typography.h3,
  '& > p': { ...typography.body2, margin: 0 },
  '@media (scripting: none)': { display: 'none' },
  '@media print': { display: 'none' },
}));

export function OfflineNote({ state, onInstall }: OfflineNoteProps) {
  return (
    <Note>
      <h2>Without a network</h2>
      <p>{TEXTS[state.kind]}</p>
      {onInstall === undefined ? (
        <p>Most browsers can also put it on the home screen, as an app: look in their menu.</p>
      ) : (
        <Button look="plain" onClick={onInstall}>
          Install the keyboard
        </Button>
      )}
    </Note>
  );
}
