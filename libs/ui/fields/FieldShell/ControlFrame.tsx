import { styled } from '@mui/material/styles';
import { controlStyles } from './control.styles';

/** The look of a text field around a foreign input, such as a card element; give it `aria-invalid` when it fails. */
export const ControlFrame = styled('div')(({ theme }) => controlStyles(theme));
