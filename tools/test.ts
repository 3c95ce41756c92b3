// npm test [-- TARGET…]: runs all tests and checks and ends with `N passed, N failed`. npm run test:nightly: also runs
// the nightly targets.
import { parseArgs } from 'node:util';
import { NIGHTLY, runSuite, TARGETS } from '#tools/workspace/suite.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { nightly: { type: 'boolean', default: false } },
});
const all = [...TARGETS, ...NIGHTLY];
const unknown = positionals.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`No such target: ${unknown.join(', ')}. There are ${all.join(', ')}.`);
  process.exit(2);
}
const usual = values.nightly ? all : TARGETS;
await runSuite('run-many', positionals.length > 0 ? positionals : usual);
