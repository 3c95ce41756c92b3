import type { Components, Theme } from '@mui/material/styles';
import { buttons } from './buttons';
import { choices } from './choices';
import { dataDisplay } from './data-display';
import { feedback } from './feedback';
import { inputs } from './inputs';
import { navigation } from './navigation';
import { steppers } from './steppers';
import { surfaces } from './surfaces';

/** Default props, style overrides and variants of every MUI component in use. */
export const components: Components<Theme> = {
  ...buttons,
  ...inputs,
  ...choices,
  ...feedback,
  ...surfaces,
  ...navigation,
  ...steppers,
  ...dataDisplay,
};
