import { FAULTS } from './faults.ts';
import { formatTestName } from './fault.ts';

/** Markdown table of the faults and the tests that catch them. */
export function formatFaultTable(): string {
  const rows = Object.entries(FAULTS).flatMap(([area, faults]) =>
    faults.map(
      ({ description, caughtBy }) =>
        `| ${area} | ${escapeCell(description)} | \`${formatTestName(caughtBy)}\` |`,
    ),
  );
  return ['| Area | Fault | Caught by |', '| --- | --- | --- |', ...rows].join('\n');
}

const escapeCell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
