import type { Components, Theme } from '@mui/material/styles';
import { accordions } from './accordions';
import { chips } from './chips';
import { frames } from './frames';
import { islandComponents } from './island-components';
import { menus } from './menus';
import { snackbars } from './snackbars';
import { steppers } from './steppers';
import { tabs } from './tabs';

/** Default props, style overrides and variants of every MUI component in use. */
export const components: Components<Theme> = {
  ...islandComponents,
  ...frames,
  ...tabs,
  ...menus,
  ...accordions,
  ...chips,
  ...snackbars,
  ...steppers,
};
