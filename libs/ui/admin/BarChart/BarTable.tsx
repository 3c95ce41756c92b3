import type { BarChartProps } from './bar-chart.types';
import { Figures } from './chart.styles';

/** The chart's data, one row per bar. Scrolls horizontally on narrow screens. */
export function BarTable({ title, barName, series, belowName, bars, format }: BarChartProps) {
  return (
    <Figures role="region" aria-label={`${title}, as a table`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {[barName, ...series, belowName].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars.map(({ name, values, below = 0 }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {[...values, below].map((value, index) => (
                <td key={index}>{format(value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Figures>
  );
}
