import { styled } from '@mui/material/styles';
import { ControlMark } from './ControlMark';

const CheckboxMark = styled(ControlMark)(({ theme: { layout } }) => ({
  borderRadius: layout.tileRadius,
  'input:checked ~ &::before': {
    content: '""',
    width: '0.4rem',
    height: '0.75rem',
    borderRight: '2px solid',
    borderBottom: '2px solid',
    transform: 'translateY(-0.1rem) rotate(42deg)',
  },
}));

export function CheckboxIcon() {
  return <CheckboxMark />;
}
