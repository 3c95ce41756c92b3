import Backdrop from '@mui/material/Backdrop';
import type { BackdropProps } from '@mui/material/Backdrop';
import Typography from '@mui/material/Typography';
import { LexigramTile } from '../../signs/LexigramTile/LexigramTile';
import { mergeSx } from '../../theme/merge-sx';

interface ProcessingOverlayProps extends Omit<BackdropProps, 'children'> {
  label: string;
}

/** The visible part of ProcessingBackdrop, in a chunk of its own. */
export function ProcessingOverlay({ label, sx, ...backdrop }: ProcessingOverlayProps) {
  return (
    <Backdrop
      mountOnEnter
      unmountOnExit
      {...backdrop}
      sx={mergeSx({ zIndex: 'modal', flexDirection: 'column', gap: 2, cursor: 'progress' }, sx)}
    >
      <LexigramTile word="give" size="large" isDecorative isDrawing />
      <Typography variant="h4" component="p">
        {label}
      </Typography>
    </Backdrop>
  );
}
