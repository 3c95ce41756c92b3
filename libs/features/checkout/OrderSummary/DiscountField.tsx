import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { TYPED_CODE_MAX } from '@paniscus/domain/discounts';
import { FieldLayout, SubmitButton, VisuallyHidden } from '@paniscus/ui';
import { useEffect, useId, useRef, useState } from 'react';
import type { DiscountControl, DiscountEntry } from './discount-entry.types';

/** Below the label. */
const BESIDE_INPUT = { mt: 3.5 } as const;

interface DiscountFieldProps extends DiscountControl {
  disabled: boolean;
}

/** Field of the discount code, behind a button for the many buyers who have none. */
export function DiscountField(props: DiscountFieldProps) {
  const { entry, onChange, disabled } = props;
  const [isOpened, setIsOpened] = useState(false);
  // Open stays open, also when the code is removed.
  const change = (code: string) => {
    setIsOpened(true);
    onChange(code);
  };
  if (isOpened || entry.code !== '')
    return <CodeForm {...props} onChange={change} isFocused={isOpened && entry.code === ''} />;
  return (
    <Button
      variant="text"
      size="small"
      disabled={disabled}
      onClick={() => setIsOpened(true)}
      sx={{ alignSelf: 'flex-start' }}
    >
      Add a discount code
    </Button>
  );
}

function CodeForm({
  entry,
  onChange,
  onApply,
  disabled,
  isFocused,
}: DiscountFieldProps & { isFocused: boolean }) {
  const id = useId();
  const input = useFieldFocus(entry, isFocused);
  const isApplied = entry.kind === 'applied';
  const errorText = entry.kind === 'rejected' ? entry.message : undefined;
  return (
    <Stack
      component="form"
      direction="row"
      spacing={1.5}
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'flex-start' }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isApplied && entry.kind !== 'checking') onApply();
      }}
    >
      <FieldLayout id={id} label="Discount code" errorText={errorText} required sx={{ flex: '1 1 7rem' }}>
        <OutlinedInput
          id={id}
          inputRef={input}
          value={entry.code}
          onChange={(event) => onChange(event.target.value)}
          readOnly={isApplied}
          disabled={disabled}
          autoComplete="off"
          slotProps={{
            input: {
              maxLength: TYPED_CODE_MAX,
              autoCapitalize: 'characters',
              spellCheck: false,
              'aria-describedby': `${id}-error`,
            },
          }}
        />
      </FieldLayout>
      <ApplyButton entry={entry} disabled={disabled} onRemove={() => onChange('')} />
      {entry.kind === 'rejected' ? (
        <Button
          variant="text"
          color="inherit"
          disabled={disabled}
          onClick={() => onChange('')}
          sx={BESIDE_INPUT}
        >
          <span>
            Remove<VisuallyHidden> discount code</VisuallyHidden>
          </span>
        </Button>
      ) : null}
      <VisuallyHidden role="status">{isApplied ? `The code ${entry.code} was applied.` : ''}</VisuallyHidden>
    </Stack>
  );
}

/** One button, which keeps the focus while the code is checked. */
function ApplyButton({
  entry: { kind, code },
  disabled,
  onRemove,
}: Pick<DiscountFieldProps, 'entry' | 'disabled'> & { onRemove: () => void }) {
  const isApplied = kind === 'applied';
  const what = <VisuallyHidden> discount code</VisuallyHidden>;
  return (
    <SubmitButton
      type={isApplied ? 'button' : 'submit'}
      variant="outlined"
      color="inherit"
      loading={kind === 'checking'}
      loadingLabel={<>Checking...{what}</>}
      disabled={disabled || code === ''}
      onClick={isApplied ? onRemove : undefined}
      sx={BESIDE_INPUT}
    >
      {isApplied ? 'Remove' : 'Apply'}
      {what}
    </SubmitButton>
  );
}

/** Focuses the field when the buyer opens or empties it, and each time that its code is rejected. */
function useFieldFocus(entry: DiscountEntry, isFocused: boolean) {
  const input = useRef<HTMLInputElement>(null);
  const rejection = entry.kind === 'rejected' && entry.takesFocus === true ? entry : undefined;
  useEffect(() => {
    if (isFocused || rejection !== undefined) input.current?.focus();
  }, [isFocused, rejection]);
  return input;
}
