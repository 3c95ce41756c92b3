// npm test [-- TARGET…]: runs all tests and checks and ends with `N passed, N failed`. npm run test:nightly: also runs
// the nightly targets.
import { parseArgs } from 'node:util';
import { NIGHTLY_TARGETS, runSuite, TARGETS } from '#tools/workspace/suite.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { nightly: { type: 'boolean', default: false } },
});
const allTargets = [...TARGETS, ...NIGHTLY_TARGETS];
const unknown = positionals.filter((name) => !allTargets.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown target: ${unknown.join(', ')}. Available: ${allTargets.join(', ')}.`);
  process.exit(2);
}
const defaultTargets = values.nightly ? allTargets : TARGETS;
await runSuite('run-many', positionals.length > 0 ? positionals : defaultTargets);
