import { FieldLayout } from '../FieldLayout/FieldLayout';
import type { FieldLayoutProps } from '../FieldLayout/FieldLayout';
import { useFormField } from '../Form/use-form-field';
import { NativeSelectControl } from '../NativeSelectField/NativeSelectControl';
import type { NativeSelectControlProps } from '../NativeSelectField/NativeSelectControl';

interface FormSelectProps
  extends
    Omit<FieldLayoutProps, 'children' | 'error' | 'errorText' | 'id' | 'placeholder'>,
    Pick<NativeSelectControlProps, 'autoComplete' | 'options' | 'placeholder'> {
  /** Field name in the form. */
  name: string;
}

/** Native select bound to react-hook-form. */
export function FormSelect(props: FormSelectProps) {
  const { name, label, helperText, required, options, placeholder, autoComplete, ...layout } = props;
  const { id, errorText, inputRef, handlers, aria } = useFormField(name, { helperText, required });
  return (
    <FieldLayout {...layout} {...{ id, label, helperText, errorText, required }}>
      <NativeSelectControl
        {...{ id, name, options, placeholder, autoComplete, inputRef }}
        {...handlers}
        inputProps={aria}
      />
    </FieldLayout>
  );
}
