import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { TypographyProps } from '@mui/material/Typography';
import type { TypographyVariantsOptions } from '@mui/material/styles';
import { LexigramTile, theme } from '@paniscus/ui';
import { layout, relief, tileSizes } from '../../../../libs/ui/theme/tokens.data';

type Variant = NonNullable<TypographyProps['variant']>;

/** Variants of the theme, in its order: those with a size of their own. */
const variants = Object.entries(theme.typography).flatMap(([name, style]) =>
  typeof style === 'object' && style !== null && 'fontSize' in style && name !== 'inherit'
    ? [{ name: name as Variant, ...(style as TypographyVariantsOptions['h1']) }]
    : [],
);

/** Each typography variant, set in itself, with its size, line height and weight. */
export function TypeScale() {
  return (
    <Stack spacing={3} className="sb-unstyled">
      {variants.map(({ name, fontSize, lineHeight, fontWeight }) => (
        <div key={name}>
          <Typography variant={name} component="p">
            Bonobos share food with strangers
          </Typography>
          <Typography variant="caption" color="textSecondary">
            <code>{`${name}: ${String(fontSize)} / ${String(lineHeight)}, weight ${String(fontWeight)}`}</code>
          </Typography>
        </div>
      ))}
    </Stack>
  );
}

/** The font families, set in themselves. */
export function Families() {
  return (
    <Stack spacing={3} className="sb-unstyled">
      {Object.entries(theme.families).map(([name, fontFamily]) => (
        <div key={name}>
          <Typography variant="h3" component="p" sx={{ fontFamily }}>
            Kanzi, 30 to 35 months: “banana,” 384 signs
          </Typography>
          <Typography variant="caption" color="textSecondary">
            <code>{`theme.families.${name}: ${fontFamily}`}</code>
          </Typography>
        </div>
      ))}
    </Stack>
  );
}

/** From `var(--p-spacing, 8px)`. */
const SPACING_PX = Number.parseFloat(/[\d.]+(?=px)/.exec(theme.spacing(1))?.[0] ?? '');

/** Multiples of the spacing unit as bars. */
export function SpacingScale() {
  return (
    <Stack spacing={1} className="sb-unstyled">
      {[0.5, 1, 1.5, 2, 3, 4, 6, 8].map((step) => (
        <Stack key={step} direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Typography variant="caption" sx={{ width: '12rem' }}>
            <code>{`theme.spacing(${step}) = ${step * SPACING_PX}px`}</code>
          </Typography>
          <Box sx={{ width: theme.spacing(step), height: 16, bgcolor: 'primary.main' }} />
        </Stack>
      ))}
    </Stack>
  );
}

function TokenTable({ prefix, tokens }: { prefix: string; tokens: Record<string, string | number> }) {
  return (
    <table>
      <thead>
        <tr>
          <th>Token</th>
          <th>Value</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(tokens).map(([name, value]) => (
          <tr key={name}>
            <td>
              <code>{`${prefix}.${name}`}</code>
            </td>
            <td>
              <code>{String(value)}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const LayoutTable = () => <TokenTable prefix="theme.layout" tokens={layout} />;
export const BreakpointTable = () => (
  <TokenTable prefix="theme.breakpoints.values" tokens={theme.breakpoints.values} />
);

/** A key in each relief. */
export function ReliefSamples() {
  return (
    <Stack direction="row" spacing={4} className="sb-unstyled">
      {Object.entries(relief).map(([name, boxShadow]) => (
        <Stack key={name} spacing={1} sx={{ maxWidth: '16rem' }}>
          <LexigramTile word="banana" size="large" isDecorative style={{ boxShadow }} />
          <Typography variant="caption">
            <code>{`theme.relief.${name}`}</code>
          </Typography>
          <Typography variant="caption" color="textSecondary">
            <code>{boxShadow}</code>
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}

/** The corner radius of controls beside that of tiles. */
export function ShapeSamples() {
  const samples = [
    ['theme.shape.borderRadius', theme.vars.shape.borderRadius],
    ['theme.layout.tileRadius', layout.tileRadius],
  ] as const;
  return (
    <Stack direction="row" spacing={4} className="sb-unstyled">
      {samples.map(([name, borderRadius]) => (
        <Stack key={name} spacing={1}>
          <Box
            sx={{ width: 144, height: 80, border: 1, borderColor: 'outline', bgcolor: 'background.paper' }}
            style={{ borderRadius }}
          />
          <Typography variant="caption">
            <code>{name}</code>
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}

/** A lexigram tile in each size. */
export function TileSizes() {
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'end' }} className="sb-unstyled">
      {(Object.keys(tileSizes) as (keyof typeof tileSizes)[]).map((size) => (
        <Stack key={size} spacing={1}>
          <LexigramTile word="Kanzi" size={size} />
          <Typography variant="caption">
            <code>{`${size}: ${tileSizes[size]}`}</code>
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
