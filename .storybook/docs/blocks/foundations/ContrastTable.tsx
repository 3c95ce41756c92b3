import { darkColors, lightColors } from '@paniscus/ui';
import { computeContrast } from '../../../../libs/ui/theme/contrast';
import { contrastPairs } from '../../../../libs/ui/theme/contrast-pairs.data';
import { strongLexigram } from '../../../../libs/ui/theme/palette.data';
import styles from './foundations.module.css';
import { listColorTokens } from './palette-tokens';

interface SampleProps {
  color: string;
  background: string;
  minimum: number;
}

/** Both colors together, with their measured contrast. */
function Sample({ color, background, minimum }: SampleProps) {
  const contrast = computeContrast(color, background);
  return (
    <span className={styles.swatch}>
      <span className={styles.sample} style={{ color, backgroundColor: background, borderColor: color }}>
        Aa
      </span>
      {`${contrast.toFixed(1)} : 1`}
      {contrast < minimum ? <strong>too low</strong> : null}
    </span>
  );
}

function Tokens({ of }: { of: Parameters<typeof listColorTokens>[0] }) {
  return (
    <>
      {listColorTokens(of).map((name) => (
        <code key={name} className={styles.token}>
          {name}
        </code>
      ))}
    </>
  );
}

/** Pairs of colors that are used together, with their measured contrast in both schemes. */
export function ContrastTable() {
  return (
    <>
      {contrastPairs.map(({ use, minimum, pairs }) => (
        <table key={use}>
          <caption className={styles.caption}>{`${use}: at least ${minimum} : 1`}</caption>
          <thead>
            <tr>
              <th>Color</th>
              <th>Background</th>
              <th>Light</th>
              <th>Dark</th>
            </tr>
          </thead>
          <tbody>
            {pairs.map(({ color, background }) => (
              <tr key={`${color} ${background}`}>
                <td>
                  <Tokens of={color} />
                </td>
                <td>
                  <Tokens of={background} />
                </td>
                {[lightColors, darkColors].map((colors, index) => (
                  <td key={index}>
                    <Sample color={colors[color]} background={colors[background]} minimum={minimum} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </>
  );
}

/** Signs on the tiles of their classes: both schemes, and the board with high contrast. */
export function SignContrastTable() {
  const classes = Object.keys(strongLexigram) as (keyof typeof strongLexigram)[];
  return (
    <table>
      <thead>
        <tr>
          <th>Word class</th>
          <th>Light</th>
          <th>Dark</th>
          <th>High contrast</th>
        </tr>
      </thead>
      <tbody>
        {classes.map((name) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {[lightColors.lexigram, darkColors.lexigram, strongLexigram].map((colors, index) => (
              <td key={index}>
                <Sample color={colors[name].sign} background={colors[name].tile} minimum={4.5} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
