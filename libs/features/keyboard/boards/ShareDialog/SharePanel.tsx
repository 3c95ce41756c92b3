import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { KeyboardLink } from '@paniscus/domain/keyboard';
import { ReadOnlyField } from '@paniscus/ui';
import type { SyntheticEvent } from 'react';
import { boardNames, soundNames } from '../../store/names.data';
import { SentenceSigns } from '../drawing/SentenceSigns';
import type { ShareActions, ShareState } from './share.types';
import { ShareResult } from './ShareResult';

interface SharePanelProps {
  state: ShareState;
  /** What the link contains. */
  shared: KeyboardLink;
  /** The link, to read and to copy. */
  link: string;
  actions: ShareActions;
}

/** The sentence as signs, its link, and the ways to pass them on. */
export function SharePanel({ state, shared, link, actions }: SharePanelProps) {
  const hasSigns = shared.sentence.length > 0;
  return (
    <Stack sx={{ gap: 2.5, minWidth: 0 }}>
      {hasSigns ? (
        <SentenceSigns sentence={shared.sentence} />
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Your sentence is empty. Add signs to also share them as a picture or as text.
        </Typography>
      )}
      <ReadOnlyField
        label="Link"
        value={link}
        helperText={describeLink(shared)}
        onFocus={selectInput}
        // A click puts the cursor where it was made, after the focus.
        onClick={selectInput}
      />
      <ShareButtons actions={actions} hasSigns={hasSigns} />
      <ShareResult state={state} />
    </Stack>
  );
}

function selectInput({ target }: SyntheticEvent): void {
  if (target instanceof HTMLInputElement) target.select();
}

function describeLink({ board, set, sentence }: KeyboardLink): string {
  const signs = sentence.length === 0 ? '' : ' and these signs';
  const ownWords =
    board === 'delta' ? ' The link does not include your Delta board. To share it, export the board.' : '';
  return `The link opens ${boardNames[board]} with the “${soundNames[set]}” sound${signs}. It contains nothing else.${ownWords}`;
}

type ShareButtonsProps = Pick<SharePanelProps, 'actions'> & { hasSigns: boolean };

function ShareButtons({ actions, hasSigns }: ShareButtonsProps) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Button onClick={actions.copyLink}>Copy link</Button>
      {actions.sendLink === undefined ? null : (
        <Button variant="outlined" color="inherit" onClick={actions.sendLink}>
          Send link…
        </Button>
      )}
      <Button variant="outlined" color="inherit" onClick={actions.savePicture} disabled={!hasSigns}>
        Save picture
      </Button>
      <Button variant="outlined" color="inherit" onClick={actions.copyText} disabled={!hasSigns}>
        Copy words
      </Button>
    </Stack>
  );
}
