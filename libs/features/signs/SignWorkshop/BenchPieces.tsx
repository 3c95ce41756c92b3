import { styled } from '@mui/material/styles';
import { describeSign, ELEMENTS } from '@paniscus/lexigrams';
import type { ElementName, SignCode, VariantName } from '@paniscus/lexigrams';
import { Select } from '@paniscus/ui';
import { BareSign } from '../WordRow/BareSign';
import { partOn, listVariants } from './bench.rules';
import { elementNames } from './names.data';

interface BenchPiecesProps {
  sign: SignCode;
  onToggle: (element: ElementName) => void;
  onMove: (element: ElementName, variant: VariantName | undefined) => void;
}

const Pieces = styled('div')(({ theme: { measures, motions, spacing, typography, vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(5.5rem, 1fr))',
  gap: spacing(1),
  '& > button': {
    ...typography.caption,
    display: 'grid',
    gap: spacing(0.5),
    justifyItems: 'center',
    padding: spacing(1, 0.5),
    color: vars.palette.text.primary,
    backgroundColor: vars.palette.background.paper,
    border: `${measures.hairline} solid ${vars.palette.line.edge}`,
    borderRadius: measures.tileRadius,
    cursor: 'pointer',
    touchAction: 'manipulation',
    transition: `transform ${motions.quick}`,
    '&:hover': { borderColor: vars.palette.text.primary },
    '&:active': { transform: 'scale(0.97)' },
    '&[aria-pressed="true"]': {
      borderColor: vars.palette.primary.main,
      backgroundColor: vars.palette.ground,
      boxShadow: `inset 0 0 0 2px ${vars.palette.primary.main}`,
    },
  },
  '& svg': { width: '3rem' },
}));

const Places = styled('div')(({ theme: { spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))',
  gap: spacing(2),
  '&:empty': { display: 'none' },
}));

const AS_IT_IS = 'plain';

/** Controls to add or remove each of the nine elements, and to change the variant of those present. */
export function BenchPieces({ sign, onToggle, onMove }: BenchPiecesProps) {
  const laid = ELEMENTS.filter(
    ({ name, variants }) => variants.length > 0 && partOn(sign, name) !== undefined,
  );
  return (
    <>
      <Pieces role="group" aria-label="Elements">
        {ELEMENTS.map(({ name }) => (
          <button
            key={name}
            type="button"
            aria-pressed={partOn(sign, name) !== undefined}
            onClick={() => onToggle(name)}
          >
            <BareSign sign={name} />
            {elementNames[name]}
          </button>
        ))}
      </Pieces>
      <Places role="group" aria-label="Sizes and places">
        {laid.map(({ name }) => (
          <VariantSelect key={name} name={name} sign={sign} onMove={onMove} />
        ))}
      </Places>
    </>
  );
}

type VariantSelectProps = Pick<BenchPiecesProps, 'sign' | 'onMove'> & { name: ElementName };

function VariantSelect({ name, sign, onMove }: VariantSelectProps) {
  const variants = listVariants(name);
  return (
    <Select
      label={elementNames[name]}
      hiddenLabel=": size and place"
      value={partOn(sign, name)?.variant ?? AS_IT_IS}
      options={[
        { value: AS_IT_IS, label: `plain ${describeSign(name)}` },
        ...variants.map((variant) => ({ value: variant, label: describeSign(`${name}.${variant}`) })),
      ]}
      onChange={(value) =>
        onMove(
          name,
          variants.find((variant) => variant === value),
        )
      }
    />
  );
}
