import Box from '@mui/material/Box';
import { PRODUCT_QUANTITY_MAX } from '@paniscus/domain/products';
import type { Choice } from '@paniscus/domain/products';
import { NativeSelectField } from '@paniscus/ui';
import type { VariantSelection } from './use-variant-selection';
import { toVariantOption } from './variant-labels';

interface VariantSelectsProps {
  selection: VariantSelection;
  /** Whether the combination of size and color was rejected. */
  error: boolean;
}

const QUANTITIES = Array.from({ length: PRODUCT_QUANTITY_MAX }, (_, index) => {
  const value = String(index + 1);
  return { value, label: value };
});

/** Native selects for size, color and quantity; a product without colors has no color select. */
export function VariantSelects({ selection, error }: VariantSelectsProps) {
  const { size, color, quantity, sizes, colors, setSize, setColor, setQuantity } = selection;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 2.5 }}>
      <OptionSelect
        label="Size"
        value={size}
        choices={sizes}
        otherValue={color}
        error={error}
        onChange={setSize}
      />
      <OptionSelect
        label="Color"
        value={color}
        choices={colors}
        otherValue={size}
        error={error}
        onChange={setColor}
      />
      <NativeSelectField
        label="Quantity"
        value={String(quantity)}
        options={QUANTITIES}
        onChange={(value) => setQuantity(Number(value))}
      />
    </Box>
  );
}

interface OptionSelectProps {
  label: string;
  value: string;
  choices: readonly Choice[];
  /** Value of the other option, which decides what is available. */
  otherValue: string;
  error: boolean;
  onChange: (value: string) => void;
}

function OptionSelect({ choices, otherValue, ...field }: OptionSelectProps) {
  if (choices.length === 0) return null;
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <NativeSelectField {...field} options={choices.map((choice) => toVariantOption(choice, otherValue))} />
    </Box>
  );
}
