// npm run mutations [-- AREA…]: mutation tests. Applies each fault to a checkout of the last commit; the named test
// must fail with the fault and pass without it. Ends with `N caught, M survived`. --list prints the table of
// docs/mutations.md.
import { testName } from './mutations/fault.ts';
import type { Fault } from './mutations/fault.ts';
import { FAULTS } from './mutations/faults.ts';
import { faultTable } from './mutations/table.ts';
import { Workshop } from './mutations/workshop.ts';
import type { Outcome } from './mutations/workshop.ts';

const areas = process.argv.slice(2);
if (areas.includes('--list')) {
  console.log(faultTable());
  process.exit();
}
const unknown = areas.filter((area) => !(area in FAULTS));
if (unknown.length > 0) {
  console.error(`No such area: ${unknown.join(', ')}. There are ${Object.keys(FAULTS).join(', ')}.`);
  process.exit(2);
}

const workshop = new Workshop();
const outcomesWithout = new Map<string, Outcome>();

/** Runs each test once without a fault and caches the outcome. */
function runWithout({ caughtBy }: Fault): Outcome {
  const known = outcomesWithout.get(testName(caughtBy)) ?? workshop.run(caughtBy);
  outcomesWithout.set(testName(caughtBy), known);
  return known;
}

/** Why the fault survived, or undefined when its test caught it. */
function reasonOfSurvival(fault: Fault): string | undefined {
  const without = runWithout(fault);
  if (without !== 'passed') return `without the fault, the test is ${without}`;
  const withIt = workshop.runWith(fault);
  return withIt === 'failed' ? undefined : `with the fault, the test is ${withIt}`;
}

let caught = 0;
let survived = 0;
try {
  for (const [area, faults] of Object.entries(FAULTS)) {
    if (areas.length > 0 && !areas.includes(area)) continue;
    console.log(`\n${area}`);
    for (const fault of faults) {
      const reason = reasonOfSurvival(fault);
      if (reason === undefined) caught += 1;
      else survived += 1;
      const verdict = reason === undefined ? 'caught  ' : 'SURVIVED';
      console.log(`  ${verdict}  ${fault.description}\n            ${testName(fault.caughtBy)}`);
      if (reason !== undefined) console.log(`            ${reason}`);
    }
  }
} finally {
  workshop.close();
}
console.log(`\n${caught} caught, ${survived} survived`);
process.exitCode = survived > 0 || caught === 0 ? 1 : 0;
