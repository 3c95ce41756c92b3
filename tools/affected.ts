// npm run affected: lint, types, tests, stories and journeys of what your changes touch, compared with main or NX_BASE.
import { runSuite } from './workspace/suite.ts';

await runSuite('affected', ['lint', 'typecheck', 'test', 'storybook', 'e2e']);
