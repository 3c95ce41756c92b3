import { paletteTokens } from './palette-tokens';
import type { PaletteToken } from './palette-tokens';
import styles from './foundations.module.css';

const isClassColor = ({ name }: PaletteToken) => name.startsWith('lexigram.');

interface ColorTableProps {
  /** The colors of word classes, or all others. */
  of: 'classes' | 'interface';
}

/** Every color of the theme in both schemes. */
export function ColorTable({ of }: ColorTableProps) {
  const tokens = paletteTokens.filter((token) => isClassColor(token) === (of === 'classes'));
  return (
    <table>
      <thead>
        <tr>
          <th>theme.vars.palette</th>
          <th>Light</th>
          <th>Dark</th>
        </tr>
      </thead>
      <tbody>
        {tokens.map(({ name, light, dark }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              <Swatch color={light} />
            </td>
            <td>
              <Swatch color={dark} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Swatch = ({ color }: { color: string }) => (
  <span className={styles.swatch}>
    <span className={styles.color} style={{ backgroundColor: color }} />
    <code>{color}</code>
  </span>
);
