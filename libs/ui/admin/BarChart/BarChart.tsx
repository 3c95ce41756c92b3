import { useId } from 'react';
import { BarPlot } from './BarPlot';
import { BarTable } from './BarTable';
import { Figure, Legend } from './chart.styles';

export interface ChartBar {
  /** Below the bar, a few letters: 'Nov'. */
  label: string;
  /** In full: 'November 2026'. */
  name: string;
  /** One for each series, none below zero, stacked from the line up. */
  values: readonly number[];
  /** What hangs below the line. */
  below?: number;
}

export interface BarChartProps {
  title: string;
  /** What the picture shows, in a sentence or two. */
  summary: string;
  /** One or two; each has a colour and a pattern. */
  series: readonly string[];
  /** What hangs below the line is called so. */
  belowName: string;
  /** The first column of the table: 'Month'. */
  barName: string;
  bars: readonly ChartBar[];
  /** A value in full. */
  format: (value: number) => string;
  /** A round value beside the bars, as short as can be. */
  formatTick: (value: number) => string;
}

/** Stacked bars with their sums as text and as a table: whoever does not see the picture loses nothing. */
export function BarChart(props: BarChartProps) {
  const { title, summary, series, belowName, bars } = props;
  const id = useId();
  const hasBelow = bars.some(({ below = 0 }) => below > 0);
  return (
    <Figure aria-labelledby={id}>
      <figcaption>
        <h2 id={id}>{title}</h2>
        <p>{summary}</p>
      </figcaption>
      <Legend aria-hidden="true">
        {series.map((name, index) => (
          <li key={name} data-series={index}>
            {name}
          </li>
        ))}
        {hasBelow ? <li data-series="below">{belowName}</li> : null}
      </Legend>
      <BarPlot {...props} />
      <details>
        <summary>As a table</summary>
        <BarTable {...props} />
      </details>
    </Figure>
  );
}
