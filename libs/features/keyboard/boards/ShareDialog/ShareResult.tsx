import Alert from '@mui/material/Alert';
import type { ShareState } from './share.types';

const labels = { link: 'The link', text: 'The text', picture: 'The picture' };

/** Says whether the link or text was copied, or the picture saved. */
export function ShareResult({ state }: { state: ShareState }) {
  switch (state.kind) {
    case 'copied':
      return (
        <Alert severity="success" role="status">
          {labels[state.what]} was copied.
        </Alert>
      );
    case 'saved':
      return (
        <Alert severity="success" role="status">
          The picture was saved to your downloads.
        </Alert>
      );
    case 'failed':
      return (
        <Alert severity="error">
          {state.what === 'picture'
            ? 'The picture could not be created. The link and the text still work.'
            : `${labels[state.what]} could not be copied. Select the text in the field and copy it.`}
        </Alert>
      );
    default:
      return null;
  }
}
