import Backdrop from '@mui/material/Backdrop';
import type { BackdropProps } from '@mui/material/Backdrop';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import { LexigramTile } from '../../signs/LexigramTile/LexigramTile';
import { mergeSx } from '../../theme/merge-sx';

interface ProcessingOverlayProps extends Omit<BackdropProps, 'children'> {
  label: string;
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

const useIsOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/** The visible part of ProcessingBackdrop, in a chunk of its own. */
export function ProcessingOverlay({ label, sx, ...backdrop }: ProcessingOverlayProps) {
  const isOnline = useIsOnline();
  return (
    <Backdrop
      mountOnEnter
      unmountOnExit
      {...backdrop}
      sx={mergeSx(
        { zIndex: 'modal', flexDirection: 'column', gap: 2, px: 2, textAlign: 'center', cursor: 'progress' },
        sx,
      )}
    >
      <LexigramTile word="give" size="large" isDecorative isDrawing />
      <Typography variant="h4" component="p">
        {label}
      </Typography>
      {isOnline ? null : <Typography>You are offline. Please keep this page open.</Typography>}
    </Backdrop>
  );
}
