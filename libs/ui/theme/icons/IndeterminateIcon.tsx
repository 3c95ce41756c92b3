import { styled } from '@mui/material/styles';
import { ControlMark } from './ControlMark';

const IndeterminateMark = styled(ControlMark)(({ theme: { layout, vars } }) => ({
  borderRadius: layout.tileRadius,
  'input:indeterminate ~ &': {
    backgroundColor: vars.palette.primary.main,
    borderColor: vars.palette.primary.main,
  },
  '&::before': { content: '""', width: '0.75rem', borderBottom: '2px solid' },
}));

/** Checkbox of a list of which some rows are selected. */
export function IndeterminateIcon() {
  return <IndeterminateMark />;
}
