import { useId } from 'react';
import { BarPlot } from './BarPlot';
import { BarTable } from './BarTable';
import { Figure, Legend } from './chart.styles';
import type { BarChartProps } from './bar-chart.types';

/** Stacked bar chart with a summary and a table as text alternatives. */
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
