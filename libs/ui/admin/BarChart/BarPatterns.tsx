import { useTheme } from '@mui/material/styles';

const STRIPE = 6;

/** Fills of the series, `{id}-0`, `{id}-1` and `{id}-below`: solid, striped and dotted, so that color is not alone. */
export function BarPatterns({ id }: { id: string }) {
  const { palette } = useTheme().vars;
  const { things, activities, food } = palette.lexigram;
  const ground = palette.background.default;
  const size = { width: STRIPE, height: STRIPE, patternUnits: 'userSpaceOnUse' } as const;
  return (
    <defs>
      <pattern id={`${id}-0`} {...size}>
        <rect width={STRIPE} height={STRIPE} fill={things.tile} />
      </pattern>
      <pattern id={`${id}-1`} {...size} patternTransform="rotate(45)">
        <rect width={STRIPE} height={STRIPE} fill={activities.tile} />
        <rect width="2" height={STRIPE} fill={ground} />
      </pattern>
      <pattern id={`${id}-below`} {...size}>
        <rect width={STRIPE} height={STRIPE} fill={food.tile} />
        <circle cx="3" cy="3" r="1.5" fill={ground} />
      </pattern>
    </defs>
  );
}
