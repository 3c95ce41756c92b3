// npm run build: builds what changed into dist/, including Storybook.
import { build, SITE } from '#tools/workspace/nx.ts';

try {
  await build([...SITE, 'storybook']);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
