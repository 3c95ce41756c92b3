import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { keyframes, styled } from '@mui/material/styles';

/** Elsewhere, with reduced motion and in print, the pictures are side by side. */
export const FADING_SCREEN = '@media screen and (prefers-reduced-motion: no-preference)';
/** Custom property that pauses the animation of all pictures below the element that sets it. */
export const PLAY_STATE = '--FadingPictures-playState';

/** Seconds from the start of one picture to the start of the next. */
const INTERVAL_S = 7;

/**
 * The first picture is at the bottom of the stack. Each picture fades out after the next one covers it, so at most one
 * shows through.
 */
const fade = keyframes`
  0% { opacity: 0; }
  7%, 32% { opacity: 1; }
  40%, 100% { opacity: 0; }
`;

export const FadingList = styled(List)(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gap: spacing(1),
  [breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  [FADING_SCREEN]: { gridTemplateColumns: '1fr' },
}));

interface FadingItemProps {
  index: number;
  total: number;
}

export const FadingItem = styled(ListItem, {
  shouldForwardProp: (name) => name !== 'index' && name !== 'total',
})<FadingItemProps>(({ index, total }) => ({
  display: 'block',
  minWidth: 0,
  [FADING_SCREEN]: {
    gridArea: '1 / 1',
    ...(index > 0 && {
      opacity: 0,
      animation: `${fade} ${total * INTERVAL_S}s ${index * INTERVAL_S}s ease-in-out infinite`,
    }),
    // After the shorthand, which resets it.
    animationPlayState: `var(${PLAY_STATE}, running)`,
  },
}));
