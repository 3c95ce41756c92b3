import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

/** Shown on focus, where the menu stands beside the videos. */
export const SkipLink = styled(Button)(({ theme: { breakpoints } }) => ({
  position: 'absolute',
  zIndex: 1,
  '&:not(:focus)': { clipPath: 'inset(50%)' },
  [breakpoints.down('md')]: { display: 'none' },
}));

/** Opens or closes the menu, which has no room beside the videos. */
export const MenuButton = styled(Button)(({ theme: { breakpoints } }) => ({
  [breakpoints.up('md')]: { display: 'none' },
}));

/** Popover that fills a phone; where there is room, a column that stays in view. */
export const Menu = styled(Box)(({ theme: { breakpoints, layout, spacing, vars } }) => ({
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: spacing(2.5),
  overflowY: 'auto',
  color: vars.palette.text.primary,
  backgroundColor: vars.palette.background.default,
  border: 0,
  '& > button': { marginBottom: spacing(1) },
  [breakpoints.up('md')]: {
    display: 'block',
    position: 'sticky',
    top: `calc(${layout.appBarHeight} + ${spacing(3)})`,
    height: 'auto',
    maxHeight: `calc(100vh - ${layout.appBarHeight} - ${spacing(5)})`,
    // Room for the mark of the current category.
    width: `calc(100% + ${spacing(1.5)})`,
    marginLeft: spacing(-1.5),
    padding: spacing(0, 1, 0, 1.5),
    backgroundColor: 'transparent',
  },
})) as typeof Box;

export const CategoryList = styled(Box)({ margin: 0, padding: 0, listStyle: 'none' }) as typeof Box;
