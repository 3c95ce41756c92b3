// Checks that every screen state has a story of that name and that docs/stories.md lists the same states.
import { join } from 'node:path';
import { checkStories } from './check-stories/check-stories.ts';

const problems = checkStories(join('libs', 'features'), join('docs', 'stories.md'));
for (const problem of problems) {
  console.error(problem);
}
console.log(problems.length === 0 ? 'Every state has a story.' : `${problems.length} problems found.`);
process.exitCode = problems.length === 0 ? 0 : 1;
