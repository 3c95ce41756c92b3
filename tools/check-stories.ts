// Checks that every screen state has a story of that name and that docs/stories.md lists the same states.
import { join } from 'node:path';
import { checkStories } from './check-stories/check.ts';

const faults = checkStories(join('libs', 'features'), join('docs', 'stories.md'));
for (const fault of faults) {
  console.error(fault);
}
console.log(faults.length === 0 ? 'Every state has its story.' : `${faults.length} states without a story.`);
process.exitCode = faults.length === 0 ? 0 : 1;
