import Box from '@mui/material/Box';
import { describeSign, ELEMENTS } from '@paniscus/lexigrams';
import type { ElementName, SignCode, VariantName } from '@paniscus/lexigrams';
import { NativeSelectField, SignButton, VisuallyHidden } from '@paniscus/ui';
import { SignGlyph } from '../SignGlyph/SignGlyph';
import { elementNames } from './element-names.data';
import { findPart, listVariants } from './workshop.rules';

interface ElementControlsProps {
  sign: SignCode;
  onToggle: (element: ElementName) => void;
  onVariantChange: (element: ElementName, variant: VariantName | undefined) => void;
}

const NO_VARIANT = 'plain';

/** Controls to add or remove each of the nine elements, and to change the variant of those present. */
export function ElementControls({ sign, onToggle, onVariantChange }: ElementControlsProps) {
  const variable = ELEMENTS.filter(
    ({ name, variants }) => variants.length > 0 && findPart(sign, name) !== undefined,
  );
  return (
    <>
      <Box
        role="group"
        aria-label="Elements"
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(5.5rem, 1fr))', gap: 1 }}
      >
        {ELEMENTS.map(({ name }) => (
          <ElementToggle
            key={name}
            name={name}
            isPresent={findPart(sign, name) !== undefined}
            onToggle={onToggle}
          />
        ))}
      </Box>
      <Box
        role="group"
        aria-label="Sizes and places"
        sx={{
          display: variable.length === 0 ? 'none' : 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))',
          gap: 2,
        }}
      >
        {variable.map(({ name }) => (
          <VariantSelect key={name} name={name} sign={sign} onVariantChange={onVariantChange} />
        ))}
      </Box>
    </>
  );
}

type ElementToggleProps = Pick<ElementControlsProps, 'onToggle'> & { name: ElementName; isPresent: boolean };

function ElementToggle({ name, isPresent, onToggle }: ElementToggleProps) {
  return (
    <SignButton
      variant="outlined"
      selected={isPresent}
      aria-pressed={isPresent}
      onClick={() => onToggle(name)}
      sx={{ px: 0.5 }}
    >
      <SignGlyph sign={name} width="3rem" />
      {elementNames[name]}
    </SignButton>
  );
}

type VariantSelectProps = Pick<ElementControlsProps, 'sign' | 'onVariantChange'> & { name: ElementName };

function VariantSelect({ name, sign, onVariantChange }: VariantSelectProps) {
  const variants = listVariants(name);
  return (
    <NativeSelectField
      label={
        <>
          {elementNames[name]}
          <VisuallyHidden>: size and place</VisuallyHidden>
        </>
      }
      value={findPart(sign, name)?.variant ?? NO_VARIANT}
      options={[
        { value: NO_VARIANT, label: `plain ${describeSign(name)}` },
        ...variants.map((variant) => ({ value: variant, label: describeSign(`${name}.${variant}`) })),
      ]}
      onChange={(value) =>
        onVariantChange(
          name,
          variants.find((variant) => variant === value),
        )
      }
    />
  );
}
