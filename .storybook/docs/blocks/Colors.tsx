import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { AppTheme, darkColors, lightColors } from '@paniscus/ui';
import { computeContrast } from '../../../libs/ui/theme/contrast';

type Colors = typeof lightColors;
type ColorName = Exclude<keyof Colors, 'lexigram'>;

const isOpaque = (color: string) => /^#[0-9a-f]{6}$/i.test(color);
const names = (Object.keys(lightColors) as (keyof Colors)[]).filter(
  (name): name is ColorName => name !== 'lexigram' && isOpaque(lightColors[name] as string),
);

const Swatch = ({ color }: { color: string }) => (
  <Box sx={{ width: 56, height: 32, backgroundColor: color, border: 1, borderColor: 'outline' }} />
);

const formatContrast = (color: string, background: string) =>
  `${computeContrast(color, background).toFixed(1)} : 1`;

function SchemeCells({ colors, name }: { colors: Colors; name: ColorName }) {
  const color = colors[name];
  return (
    <>
      <TableCell>
        <Swatch color={color} />
      </TableCell>
      <TableCell>
        <code>{color}</code>
      </TableCell>
      <TableCell align="right">{formatContrast(color, colors.page)}</TableCell>
    </>
  );
}

/** Every color of both schemes with its measured contrast on the page background. */
export function ColorTable() {
  return (
    <AppTheme>
      <Table size="small" className="sb-unstyled">
        <TableHead>
          <TableRow>
            <TableCell>Name</TableCell>
            <TableCell colSpan={2}>Light</TableCell>
            <TableCell align="right">on the page</TableCell>
            <TableCell colSpan={2}>Dark</TableCell>
            <TableCell align="right">on the page</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {names.map((name) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <SchemeCells colors={lightColors} name={name} />
              <SchemeCells colors={darkColors} name={name} />
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </AppTheme>
  );
}

/** Tile colors of the word classes with the contrast of their signs. */
export function LexigramColorTable() {
  const classes = Object.keys(lightColors.lexigram) as (keyof Colors['lexigram'])[];
  return (
    <AppTheme>
      <Table size="small" className="sb-unstyled">
        <TableHead>
          <TableRow>
            <TableCell>Word class</TableCell>
            <TableCell>Light</TableCell>
            <TableCell align="right">sign on tile</TableCell>
            <TableCell>Dark</TableCell>
            <TableCell align="right">sign on tile</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {classes.map((name) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              {[lightColors, darkColors].map(({ lexigram }, index) => [
                <TableCell key={`swatch-${index}`}>
                  <Swatch color={lexigram[name].tile} />
                </TableCell>,
                <TableCell key={`contrast-${index}`} align="right">
                  {formatContrast(lexigram[name].sign, lexigram[name].tile)}
                </TableCell>,
              ])}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </AppTheme>
  );
}
