/// <reference types="vite/client" />

type Metric = 'lines' | 'statements' | 'functions' | 'branches';
type CoverageTotal = Record<Metric, { total: number; covered: number; pct: number }>;

/** Empty until `npm run story-coverage` has written the summary. */
const [total] = Object.values(
  import.meta.glob<CoverageTotal>('../../../dist/story-coverage/coverage-summary.json', {
    eager: true,
    import: 'total',
  }),
);

const METRICS: readonly Metric[] = ['lines', 'statements', 'functions', 'branches'];

/** Share of the components' code that the stories run, as of the last measurement. */
export function StoryCoverage() {
  if (total === undefined) {
    return (
      <p>
        Not measured yet. Run <code>npm run story-coverage</code> and build Storybook again.
      </p>
    );
  }
  return (
    <>
      <p>
        Components of <code>libs/ui</code>, <code>libs/card</code> and <code>libs/features</code>, and emails,
        as of the last <code>npm run story-coverage</code>.
      </p>
      <table>
        <thead>
          <tr>
            <th>Code</th>
            <th>Run by stories</th>
            <th>Share</th>
          </tr>
        </thead>
        <tbody>
          {METRICS.map((metric) => (
            <tr key={metric}>
              <td>{metric}</td>
              <td>{`${total[metric].covered} of ${total[metric].total}`}</td>
              <td>{`${total[metric].pct.toFixed(1)}%`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
