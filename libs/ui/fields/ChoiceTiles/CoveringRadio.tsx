import Radio from '@mui/material/Radio';
import { styled } from '@mui/material/styles';

/** Invisible radio button that covers its label; the label shows its state. */
export const CoveringRadio = styled(Radio)({ position: 'absolute', inset: 0, opacity: 0 });
