import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { ElementType } from 'react';

interface SignButtonOwnProps {
  /** Element or component of the root, such as `a`. */
  component?: ElementType;
  /** `outlined` shows its border at rest, `text` only while the pointer is over it. */
  variant?: 'outlined' | 'text';
  /** Marks the chosen sign; a toggle also needs `aria-pressed`. */
  selected?: boolean;
}

const ownProps: readonly PropertyKey[] = ['variant', 'selected'] satisfies (keyof SignButtonOwnProps)[];

/** Button with a sign above its word: `<SignButton><SignTile … /> banana</SignButton>`. */
export const SignButton = styled(ButtonBase, {
  shouldForwardProp: (name) => !ownProps.includes(name),
})<SignButtonOwnProps>(({ theme: { layout, motions, spacing, typography, vars } }) => ({
  ...typography.caption,
  display: 'grid',
  gap: spacing(0.5),
  justifyItems: 'center',
  alignContent: 'start',
  width: '100%',
  padding: spacing(1),
  overflowWrap: 'anywhere',
  color: vars.palette.text.primary,
  border: `${layout.hairline} solid transparent`,
  borderRadius: layout.tileRadius,
  touchAction: 'manipulation',
  '&:hover': { borderColor: vars.palette.outline },
  '&[aria-disabled="true"]': { cursor: 'default' },
  variants: [
    {
      props: { variant: 'outlined' },
      style: {
        backgroundColor: vars.palette.background.paper,
        borderColor: vars.palette.outline,
        transition: `transform ${motions.quick}`,
        '&:hover': { borderColor: vars.palette.text.primary },
        '&:active:not([aria-disabled="true"])': { transform: 'scale(0.97)' },
      },
    },
    { props: { selected: true }, style: { backgroundColor: vars.palette.background.subtle } },
    {
      props: { variant: 'outlined', selected: true },
      style: {
        borderColor: vars.palette.primary.main,
        boxShadow: `inset 0 0 0 ${layout.selectionRing} ${vars.palette.primary.main}`,
      },
    },
  ],
}));
