import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { ChangeEvent, SyntheticEvent } from 'react';
import { describedBy } from '../FieldLayout/described-by';
import { FieldLayout } from '../FieldLayout/FieldLayout';
import type { FieldLayoutProps } from '../FieldLayout/FieldLayout';

interface FileFieldProps extends Omit<FieldLayoutProps, 'children' | 'id'> {
  /** File types, as in the `accept` attribute. */
  accept: string;
  /** Opens the camera on the back of a phone instead of the files. */
  capture?: 'environment';
  /** Called with each chosen file, also when the same one is chosen again. */
  onFile: (file: File) => void;
}

/** The browser's button, in the look of an outlined one. */
const Input = styled(OutlinedInput)(({ theme: { layout, spacing, typography, vars } }) => ({
  '& ::file-selector-button': {
    marginRight: spacing(1.5),
    padding: spacing(0.5, 1.5),
    color: 'inherit',
    font: 'inherit',
    fontWeight: typography.button.fontWeight,
    backgroundColor: 'transparent',
    border: `${layout.hairline} solid ${vars.palette.outline}`,
    borderRadius: vars.shape.borderRadius,
    cursor: 'pointer',
  },
}));

/** Before another choice, so that the same file, chosen again, fires a change event, too. */
const empty = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
  currentTarget.value = '';
};

/** Field that opens one file and shows its name. */
export function FileField({
  accept,
  capture,
  onFile,
  label,
  helperText,
  errorText,
  ...layout
}: FileFieldProps) {
  const id = useId();
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file !== undefined) onFile(file);
  };
  return (
    <FieldLayout {...layout} {...{ id, label, helperText, errorText }}>
      <Input
        id={id}
        type="file"
        slotProps={{
          input: {
            accept,
            capture,
            onClick: empty,
            onDrop: empty,
            onChange,
            'aria-describedby': describedBy(id, helperText, errorText),
          },
        }}
      />
    </FieldLayout>
  );
}
