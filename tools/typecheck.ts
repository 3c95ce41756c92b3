// npm run typecheck: the compiler over every program.
import { lastLine } from './suite/table.ts';
import { typecheck } from './suite/typecheck.ts';

const result = await typecheck();
if (result.failed > 0) console.error(result.output.trim());
console.log(lastLine([result]));
process.exitCode = result.failed > 0 ? 1 : 0;
