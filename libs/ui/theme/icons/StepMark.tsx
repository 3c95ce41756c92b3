import type { StepIconProps } from '@mui/material/StepIcon';
import { styled } from '@mui/material/styles';

type MarkProps = Pick<StepIconProps, 'active' | 'completed'>;

const Mark = styled('span', { shouldForwardProp: () => false })<MarkProps>(({ theme: { layout, vars } }) => ({
  position: 'relative',
  zIndex: 1,
  width: '1rem',
  height: '1rem',
  backgroundColor: vars.palette.background.default,
  border: `2px solid ${vars.palette.outline}`,
  borderRadius: layout.tileRadius,
  variants: [
    {
      props: { completed: true },
      style: { backgroundColor: vars.palette.primary.main, borderColor: vars.palette.primary.main },
    },
    { props: { active: true }, style: { outline: `4px solid ${vars.palette.success.container}` } },
  ],
}));

/** Square mark of a step: filled when done, with a halo when current. */
export function StepMark({ active, completed }: StepIconProps) {
  return <Mark {...{ active, completed }} />;
}
