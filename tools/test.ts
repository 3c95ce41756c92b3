// npm test [-- TARGET…]: runs all tests and checks and ends with `N passed, N failed`. npm run test:nightly: also runs
// the nightly targets, with a random seed for property tests, which FAST_CHECK_SEED replaces. Failed tests run a second
// time, except in runs with a nightly target.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { NIGHTLY_TARGETS, runSuite, SEED_VARIABLE, TARGETS } from '#tools/workspace/suite.ts';

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
const targets = positionals.length > 0 ? positionals : defaultTargets;
const isNightly = targets.some((name) => NIGHTLY_TARGETS.includes(name));
if (values.nightly) process.env[SEED_VARIABLE] ||= String(randomInt(1, 2 ** 31));
await runSuite({ command: 'run-many', targets, hasSecondTry: !isNightly });
