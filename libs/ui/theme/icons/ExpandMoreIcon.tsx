import { createSvgIcon } from '@mui/material/utils';

export const ExpandMoreIcon = createSvgIcon(
  <path d="M6.5 9.5 12 15l5.5-5.5" fill="none" stroke="currentcolor" strokeWidth="2" />,
  'ExpandMore',
);
