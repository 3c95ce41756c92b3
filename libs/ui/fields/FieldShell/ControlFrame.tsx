import { styled } from '@mui/material/styles';
import { controlStyles } from './control.styles';

/** Text field look for third-party inputs such as a card element; set `aria-invalid` on errors. */
export const ControlFrame = styled('div')(({ theme }) => controlStyles(theme));
