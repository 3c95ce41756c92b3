import type { Theme } from '@mui/material/styles';

/** Media query of the layout with entries on both sides of the line; print keeps the narrow layout. */
export const wideScreen = ({ breakpoints }: Theme): string =>
  breakpoints.up('md').replace('@media', '@media screen and');
