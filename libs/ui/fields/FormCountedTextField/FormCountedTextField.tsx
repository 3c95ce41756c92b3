import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormContext, useWatch } from 'react-hook-form';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden';
import { FormTextField } from '../FormTextField/FormTextField';
import type { FormTextFieldProps } from '../FormTextField/FormTextField';

interface FormCountedTextFieldProps extends FormTextFieldProps {
  /** Enforced on input. */
  maxLength: number;
}

/** From this many remaining characters, screen readers announce the count, but not on every key. */
const NEAR = 20;
const STEP = 10;

function describeNearLimit(left: number): string {
  if (left > NEAR) return '';
  return left <= 0 ? 'No characters left' : `At most ${Math.ceil(left / STEP) * STEP} characters left`;
}

/** Text field bound to react-hook-form that shows how many characters are left. */
export function FormCountedTextField(props: FormCountedTextFieldProps) {
  const { name, maxLength } = props;
  const { control } = useFormContext();
  const text: unknown = useWatch({ control, name });
  const left = maxLength - (typeof text === 'string' ? text.length : 0);
  return (
    <Box sx={{ position: 'relative' }}>
      <FormTextField {...props} />
      <Typography
        variant="caption"
        component="p"
        sx={{ mt: 0.5, textAlign: 'right', fontVariantNumeric: 'tabular-nums', color: 'text.secondary' }}
      >
        {left === 1 ? '1 character left' : `${left} characters left`}
      </Typography>
      <VisuallyHidden role="status">{describeNearLimit(left)}</VisuallyHidden>
    </Box>
  );
}
