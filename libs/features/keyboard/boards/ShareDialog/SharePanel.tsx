import { styled } from '@mui/material/styles';
import type { KeyboardLink } from '@paniscus/domain/keyboard';
import { Alert, Button } from '@paniscus/ui';
import { useId } from 'react';
import { boardNames, soundNames } from '../../store/names.data';
import { SignLine } from '../drawing/SignLine';

export type ShareState =
  /** The sentence is empty; the link still opens the panel. */
  | { kind: 'empty' }
  | { kind: 'ready' }
  | { kind: 'copied'; what: 'link' | 'text' }
  | { kind: 'saved' }
  | { kind: 'failed'; what: 'link' | 'text' | 'picture' };

interface SharePanelProps {
  state: ShareState;
  shared: KeyboardLink;
  link: string;
  actions: {
    copyLink: () => void;
    copyText: () => void;
    savePicture: () => void;
    /** Opens the native share sheet; undefined where the browser does not support it. */
    handOn?: () => void;
  };
}

const Sheet = styled('div')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(2.5),
  minWidth: 0,
  '& p': { ...typography.body2, margin: 0, color: vars.palette.text.secondary },
  '& label': { ...typography.subtitle2, display: 'block', marginBottom: spacing(0.75) },
  '& input': {
    ...typography.body2,
    width: '100%',
    minHeight: measures.control,
    padding: spacing(1, 1.5),
    color: vars.palette.text.primary,
    backgroundColor: vars.palette.ground,
    border: `${measures.hairline} solid ${vars.palette.line.edge}`,
    borderRadius: measures.controlRadius,
  },
  '& [data-part="ways"]': { display: 'flex', flexWrap: 'wrap', gap: spacing(1) },
}));

const named = { link: 'The link', text: 'The text', picture: 'The picture' };

function Outcome({ state }: Pick<SharePanelProps, 'state'>) {
  switch (state.kind) {
    case 'copied':
      return <Alert kind="success">{named[state.what]} is copied.</Alert>;
    case 'saved':
      return <Alert kind="success">The picture is saved among your downloads.</Alert>;
    case 'failed':
      return (
        <Alert kind="error">
          {state.what === 'picture'
            ? 'The picture could not be made. The link and the text still work.'
            : `${named[state.what]} could not be copied. Select what stands in the field and copy it from there.`}
        </Alert>
      );
    default:
      return null;
  }
}

function Meaning({ shared: { board, set, sentence } }: Pick<SharePanelProps, 'shared'>) {
  const signs = sentence.length === 0 ? '' : ' and these signs';
  return (
    <p>
      The link opens {boardNames[board]} with the sound “{soundNames[set]}”{signs}. It holds nothing else.
      {board === 'delta'
        ? ' Your own words on Delta are not in it: to pass them on, export the board.'
        : null}
    </p>
  );
}

type ShareButtonsProps = Pick<SharePanelProps, 'actions'> & { hasSigns: boolean };

function ShareButtons({ actions, hasSigns }: ShareButtonsProps) {
  return (
    <div data-part="ways">
      <Button onClick={actions.copyLink}>Copy link</Button>
      {actions.handOn === undefined ? null : (
        <Button look="plain" onClick={actions.handOn}>
          Send link…
        </Button>
      )}
      <Button look="plain" onClick={actions.savePicture} isDisabled={!hasSigns}>
        Save picture
      </Button>
      <Button look="plain" onClick={actions.copyText} isDisabled={!hasSigns}>
        Copy words
      </Button>
    </div>
  );
}

/** The sentence as signs, its link, and the ways to pass them on. */
export function SharePanel({ state, shared, link, actions }: SharePanelProps) {
  const id = useId();
  const hasSigns = shared.sentence.length > 0;
  return (
    <Sheet>
      {hasSigns ? (
        <SignLine sentence={shared.sentence} />
      ) : (
        <p>There is no sign in your sentence. Press some, and they go along as a picture and as words too.</p>
      )}
      <div>
        <label htmlFor={id}>Link</label>
        <input
          id={id}
          readOnly
          value={link}
          aria-describedby={`${id}-meaning`}
          onFocus={({ target }) => target.select()}
        />
      </div>
      <div id={`${id}-meaning`}>
        <Meaning shared={shared} />
      </div>
      <ShareButtons actions={actions} hasSigns={hasSigns} />
      <Outcome state={state} />
    </Sheet>
  );
}
