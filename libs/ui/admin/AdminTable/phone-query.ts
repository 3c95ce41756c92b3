import type { Theme } from '@mui/material/styles';

/** Media query of windows in which a table becomes a list of cards. Paper, which may be as narrow, gets the table. */
export const getPhoneQuery = ({ breakpoints }: Pick<Theme, 'breakpoints'>): string =>
  breakpoints.down('md').replace('@media', '@media screen and');
