import { createSvgIcon } from '@mui/material/utils';
import { stroked } from './stroked';

export const MenuIcon = createSvgIcon(stroked('M3 6H21M3 12H21M3 18H21'), 'Menu');
export const SearchIcon = createSvgIcon(stroked('M16 16 21 21M10.5 4A6.5 6.5 0 1 1 10.4 4'), 'Search');
/** Bold, for small buttons at the edge of a tile. */
export const RemoveIcon = createSvgIcon(stroked('M4.8 4.8L19.2 19.2M19.2 4.8L4.8 19.2', 3.84), 'Remove');
export const MoonIcon = createSvgIcon(
  stroked('M20 14.5A8.5 8.5 0 0 1 9.5 4A8.5 8.5 0 1 0 20 14.5Z', 1.75),
  'Moon',
);
export const SunIcon = createSvgIcon(
  stroked(
    'M12 8A4 4 0 1 1 12 16A4 4 0 1 1 12 8ZM12 2V4M12 20V22M2 12H4M20 12H22M5 5L6.4 6.4M17.6 17.6L19 19M19 5L17.6 6.4M6.4 17.6L5 19',
    1.75,
  ),
  'Sun',
);
