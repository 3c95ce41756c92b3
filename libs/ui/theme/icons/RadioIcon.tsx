import { styled } from '@mui/material/styles';
import { ControlMark } from './ControlMark';

const RadioMark = styled(ControlMark)({
  borderRadius: '50%',
  'input:checked ~ &::before': {
    content: '""',
    border: '0.3125rem solid',
    borderRadius: '50%',
  },
});

export function RadioIcon() {
  return <RadioMark />;
}
