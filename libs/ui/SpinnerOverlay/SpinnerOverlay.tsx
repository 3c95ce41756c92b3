import { styled } from '@mui/material/styles';
import { LexigramTile } from '../LexigramTile/LexigramTile';

interface SpinnerOverlayProps {
  isShown: boolean;
  label?: string;
}

const Veil = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 0,
  zIndex: theme.zIndex.modal,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(2),
  ...theme.typography.h4,
  backgroundColor: theme.vars.palette.veil,
  cursor: 'progress',
  '&:empty': { display: 'none' },
}));

/** Covers the page while it is processing, to prevent double clicks. */
export function SpinnerOverlay({ isShown, label = 'Please wait' }: SpinnerOverlayProps) {
  return (
    <Veil role="status">
      {isShown ? (
        <>
          <LexigramTile word="give" size="large" isDecorative isDrawing />
          <p>{label}</p>
        </>
      ) : null}
    </Veil>
  );
}
