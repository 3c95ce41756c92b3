import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { HiddenText } from '../../HiddenText/HiddenText';
import { TextField } from '../TextField/TextField';

interface CountedFieldProps extends ComponentProps<typeof TextField> {
  /** Enforced on input. */
  maxLength: number;
}

/** From this many remaining characters, screen readers announce the count, but not on every key. */
const NEAR = 20;
const STEP = 10;

const Counted = styled('div')(({ theme: { spacing, typography, vars } }) => ({
  position: 'relative',
  '& > [data-part="count"]': {
    ...typography.caption,
    marginTop: spacing(0.5),
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
    color: vars.palette.text.secondary,
  },
}));

export function CountedField(props: CountedFieldProps) {
  const { name, maxLength } = props;
  const { control } = useFormContext();
  const text: unknown = useWatch({ control, name });
  const left = maxLength - (typeof text === 'string' ? text.length : 0);
  return (
    <Counted>
      <TextField {...props} />
      <p data-part="count">{left === 1 ? '1 character left' : `${left} characters left`}</p>
      <HiddenText role="status">
        {left > NEAR ? '' : `At most ${Math.ceil(left / STEP) * STEP} characters left`}
      </HiddenText>
    </Counted>
  );
}
