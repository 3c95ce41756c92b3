import type { BarChartProps } from './bar-chart.types';
import { Figures } from './chart.styles';

/** The figures of the picture, one row a bar. It scrolls sideways by itself where a phone is too narrow. */
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
