import Box from '@mui/material/Box';
import type { StepIconProps } from '@mui/material/StepIcon';

/** Square mark of a step: filled when done, with a halo when current. */
export function OrderStepIcon({ active, completed }: StepIconProps) {
  const color = completed ? 'primary.main' : undefined;
  return (
    <Box
      component="span"
      sx={({ layout, vars }) => ({
        position: 'relative',
        zIndex: 1,
        width: '1rem',
        height: '1rem',
        mt: 0.5,
        mr: 2,
        border: 2,
        borderColor: color ?? 'outline',
        borderRadius: layout.tileRadius,
        bgcolor: color ?? 'background.default',
        outline: active ? `4px solid ${vars.palette.success.container}` : undefined,
      })}
    />
  );
}
