// npm run build: builds what changed into dist/, including Storybook.
import { build, SITE_PROJECTS } from '#tools/workspace/nx.ts';

try {
  await build([...SITE_PROJECTS, 'storybook'], 'the site and Storybook');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
