// npm run lint: the linter without a warning, and every check.
import { add } from './suite/counts.ts';
import { checks, lint } from './suite/runners.ts';
import { lastLine } from './suite/table.ts';

const result = add([await lint(), await checks()]);
if (result.failed > 0) console.error(result.output.trim());
console.log(lastLine([result]));
process.exitCode = result.failed > 0 ? 1 : 0;
