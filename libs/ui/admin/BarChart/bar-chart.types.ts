export interface ChartBar {
  /** Below the bar, a few letters: 'Nov'. */
  label: string;
  /** In full: 'November 2026'. */
  name: string;
  /** One for each series, none below zero, stacked from the line up. */
  values: readonly number[];
  /** What hangs below the line. */
  negativeValue?: number;
}

export interface BarChartProps {
  /** Caption of the chart. */
  title: string;
  /** What the picture shows, in a sentence or two. */
  summary: string;
  /** One or two; each has a color and a pattern. */
  series: readonly string[];
  /** What hangs below the line is called so. */
  negativeName: string;
  /** The first column of the table: 'Month'. */
  barName: string;
  /** From left to right; about twelve fit on a phone. */
  bars: readonly ChartBar[];
  /** A value in full. */
  format: (value: number) => string;
  /** A round value beside the bars, as short as can be. */
  formatTick: (value: number) => string;
}
