import { useId } from 'react';
import { describedBy } from '../FieldLayout/described-by';
import { FieldLayout } from '../FieldLayout/FieldLayout';
import type { FieldLayoutProps } from '../FieldLayout/FieldLayout';
import { NativeSelectControl } from './NativeSelectControl';
import type { NativeSelectControlProps } from './NativeSelectControl';

interface NativeSelectFieldProps
  extends
    Omit<
      FieldLayoutProps,
      'children' | 'defaultValue' | 'error' | 'errorText' | 'id' | 'onChange' | 'placeholder'
    >,
    Pick<NativeSelectControlProps, 'name' | 'options' | 'placeholder'> {
  /** Id of the select; generated when omitted. */
  id?: string;
  /** Controlled; use `defaultValue` for uncontrolled. */
  value?: string;
  /** Initial value when uncontrolled. */
  defaultValue?: string;
  /** Called with the value of the chosen option. */
  onChange?: (value: string) => void;
  /** Marks the select as invalid; the caller shows the message. */
  error?: boolean;
}

/** Native select for plain forms and for choices that take effect at once, without a form library. */
export function NativeSelectField(props: NativeSelectFieldProps) {
  const generatedId = useId();
  const { id = generatedId, label, helperText, required = true, error = false, ...other } = props;
  const { name, options, placeholder, value, defaultValue, onChange, ...layout } = other;
  return (
    <FieldLayout {...layout} {...{ id, label, helperText, required }}>
      <NativeSelectControl
        {...{ id, name, options, placeholder, value, defaultValue, error }}
        inputProps={{
          'aria-invalid': error || undefined,
          'aria-describedby': describedBy(id, helperText),
        }}
        onChange={({ target }) => onChange?.(target.value)}
      />
    </FieldLayout>
  );
}
