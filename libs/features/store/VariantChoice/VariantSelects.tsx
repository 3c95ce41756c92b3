import { styled } from '@mui/material/styles';
import { PRODUCT_QUANTITY_MAX } from '@paniscus/domain/products';
import { Select } from '@paniscus/ui';
import { choiceOption } from './choice-labels';
import type { VariantChoiceValues } from './use-variant-choice';

interface VariantSelectsProps {
  choice: VariantChoiceValues;
  /** Whether the combination of size and color was rejected. */
  isInvalid: boolean;
}

const QUANTITIES = Array.from({ length: PRODUCT_QUANTITY_MAX }, (_, index) => {
  const value = String(index + 1);
  return { value, label: value };
});

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& > :nth-of-type(1), & > :nth-of-type(2):not(:last-of-type)': { gridColumn: '1 / -1' },
}));

/** Native selects for size, color and quantity; a product without colors has no color select. */
export function VariantSelects({ choice, isInvalid }: VariantSelectsProps) {
  const { size, color, quantity, sizes, colors, setSize, setColor, setQuantity } = choice;
  return (
    <Fields>
      {sizes.length === 0 ? null : (
        <Select
          label="Size"
          value={size}
          options={sizes.map((each) => choiceOption(each, color))}
          onChange={setSize}
          isInvalid={isInvalid}
        />
      )}
      {colors.length === 0 ? null : (
        <Select
          label="Color"
          value={color}
          options={colors.map((each) => choiceOption(each, size))}
          onChange={setColor}
          isInvalid={isInvalid}
        />
      )}
      <Select
        label="Quantity"
        value={String(quantity)}
        options={QUANTITIES}
        onChange={(chosen) => setQuantity(Number(chosen))}
      />
    </Fields>
  );
}
