// npm run mutations [-- AREA…]: mutation tests. Applies each fault to a checkout of the last commit; the named test
// must fail with the fault and pass without it. Ends with `N caught, M survived`. --list prints the table of
// docs/mutations.md.
import { formatTestName } from '#tools/mutations/fault.ts';
import type { Fault } from '#tools/mutations/fault.ts';
import { FAULTS } from '#tools/mutations/faults.ts';
import { formatFaultTable } from '#tools/mutations/fault-table.ts';
import { MutationRunner } from '#tools/mutations/mutation-runner.ts';
import type { TestResult } from '#tools/mutations/mutation-runner.ts';

const areas = process.argv.slice(2);
if (areas.includes('--list')) {
  console.log(formatFaultTable());
  process.exit();
}
const unknown = areas.filter((area) => !(area in FAULTS));
if (unknown.length > 0) {
  console.error(`Unknown area: ${unknown.join(', ')}. Available: ${Object.keys(FAULTS).join(', ')}.`);
  process.exit(2);
}

const runner = new MutationRunner();
const resultsWithoutFault = new Map<string, TestResult>();

/** Runs each test once without a fault and caches the result. */
function runWithoutFault({ caughtBy }: Fault): TestResult {
  const known = resultsWithoutFault.get(formatTestName(caughtBy)) ?? runner.run(caughtBy);
  resultsWithoutFault.set(formatTestName(caughtBy), known);
  return known;
}

/** Why the fault survived, or undefined when its test caught it. */
function findSurvivalReason(fault: Fault): string | undefined {
  const withoutFault = runWithoutFault(fault);
  if (withoutFault !== 'passed') return `without the fault, the test is ${withoutFault}`;
  const withFault = runner.runWith(fault);
  return withFault === 'failed' ? undefined : `with the fault, the test is ${withFault}`;
}

let caughtCount = 0;
let survivedCount = 0;
try {
  for (const [area, faults] of Object.entries(FAULTS)) {
    if (areas.length > 0 && !areas.includes(area)) continue;
    console.log(`\n${area}`);
    for (const fault of faults) {
      const reason = findSurvivalReason(fault);
      if (reason === undefined) caughtCount += 1;
      else survivedCount += 1;
      const verdict = reason === undefined ? 'caught  ' : 'SURVIVED';
      console.log(`  ${verdict}  ${fault.description}\n            ${formatTestName(fault.caughtBy)}`);
      if (reason !== undefined) console.log(`            ${reason}`);
    }
  }
} finally {
  runner.close();
}
console.log(`\n${caughtCount} caught, ${survivedCount} survived`);
process.exitCode = survivedCount > 0 || caughtCount === 0 ? 1 : 0;
