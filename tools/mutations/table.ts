import { FAULTS } from './faults.ts';
import { testName } from './fault.ts';

/** The faults and the tests that catch them, as a Markdown table. */
export function faultTable(): string {
  const rows = Object.entries(FAULTS).flatMap(([area, faults]) =>
    faults.map(
      ({ description, caughtBy }) => `| ${area} | ${cell(description)} | \`${testName(caughtBy)}\` |`,
    ),
  );
  return ['| Area | Fault | Caught by |', '| --- | --- | --- |', ...rows].join('\n');
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
