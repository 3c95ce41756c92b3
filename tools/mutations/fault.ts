/** A test of a Vitest project, identified by its file and part of its full title. */
export interface SpecTest {
  kind: 'spec';
  project: 'libs' | 'tools' | 'web' | 'sandbox' | 'api';
  file: string;
  title: string;
}

/** A story: its play function, its accessibility check and its screenshots. */
export interface StoryTest {
  kind: 'story';
  id: string;
}

/** A deliberate fault (mutation): one replacement in one file, and the test that must fail because of it. */
export interface Fault {
  /** The defect that the replacement causes. */
  description: string;
  file: string;
  /** Must occur exactly once in the file. */
  find: string;
  replace: string;
  caughtBy: SpecTest | StoryTest;
}

/** A test of the Vitest project `libs`. */
export const createLibsTest = (file: string, title: string): SpecTest => ({
  kind: 'spec',
  project: 'libs',
  file,
  title,
});

/** A test of the Vitest project `api`, which includes the server libraries. */
export const createApiTest = (file: string, title: string): SpecTest => ({
  kind: 'spec',
  project: 'api',
  file,
  title,
});

/** A story by its Storybook id. */
export const createStoryTest = (id: string): StoryTest => ({ kind: 'story', id });

/** Test name for tables and output. */
export const formatTestName = (test: SpecTest | StoryTest): string =>
  test.kind === 'story' ? `story ${test.id}` : `${test.file} > ${test.title}`;

/** Replaces the text of a fault; throws unless the text to replace occurs exactly once. */
export function applyFault({ description, file, find, replace }: Fault, text: string): string {
  const count = text.split(find).length - 1;
  if (count !== 1) throw new Error(`"${description}": its text occurs ${count} times in ${file}.`);
  return text.replace(find, () => replace);
}
