import { styled } from '@mui/material/styles';

/**
 * Number of items in the cart. The inline head script writes it to `html[data-cart-count]` and, as CSS text, to
 * `--cart-count`, so that it is right before the first paint without React.
 */
export const CartBadge = styled('span')(({ theme: { layout, spacing, typography, vars } }) => ({
  display: 'none',
  'html[data-cart-count] &': {
    ...typography.overline,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '1.5rem',
    height: '1.5rem',
    padding: spacing(0, 0.5),
    letterSpacing: 0,
    color: vars.palette.primary.contrastText,
    backgroundColor: vars.palette.primary.main,
    borderRadius: layout.pillRadius,
  },
  '&::before': { content: 'var(--cart-count)' },
}));
