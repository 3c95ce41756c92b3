import type { Components, Theme } from '@mui/material/styles';
import { buttons } from './buttons';
import { choices } from './choices';
import { dataDisplay } from './data-display';
import { feedback } from './feedback';
import { inputs } from './inputs';
import { navigation } from './navigation';
import { surfaces } from './surfaces';

/** Components of Material UI that islands use. Every page with an island loads these entries. */
export const islandComponents: Components<Theme> = {
  ...buttons,
  ...inputs,
  ...choices,
  ...feedback,
  ...surfaces,
  ...navigation,
  ...dataDisplay,
};
