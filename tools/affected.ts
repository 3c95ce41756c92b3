// npm run affected: runs lint, type check, tests, stories and end-to-end tests of the projects that changed compared
// with main or NX_BASE, and the browser tests of the test tools if those changed.
import { runSuite } from '#tools/workspace/suite.ts';

const targets = ['lint', 'typecheck', 'test', 'storybook', 'test-tools', 'e2e'];
await runSuite({ command: 'affected', targets, hasSecondTry: true });
