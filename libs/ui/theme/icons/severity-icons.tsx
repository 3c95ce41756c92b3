import { createSvgIcon } from '@mui/material/utils';
import { stroked } from './stroked';

const circle = 'M12 2A10 10 0 1 1 12 22A10 10 0 1 1 12 2Z';

/** Each has its own outline, so that the severity does not depend on color. */
export const ErrorIcon = createSvgIcon(stroked(`${circle}M8 8L16 16M16 8L8 16`), 'Error');
export const WarningIcon = createSvgIcon(stroked('M12 2L22 12L12 22L2 12ZM12 7V13M12 16V16.5'), 'Warning');
export const InfoIcon = createSvgIcon(stroked(`${circle}M12 11V17M12 7V7.5`), 'Info');
export const SuccessIcon = createSvgIcon(stroked('M3 3H21V21H3ZM7 12.5L10.5 16L17 8.5'), 'Success');
