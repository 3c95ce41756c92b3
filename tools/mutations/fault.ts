/** A test of a Vitest project, by its file and a part of its full title. */
export interface SpecTest {
  kind: 'spec';
  project: 'libs' | 'tools' | 'web' | 'sandbox' | 'api';
  file: string;
  title: string;
}

/** A story: its play function, its accessibility check and its pictures. */
export interface StoryTest {
  kind: 'story';
  id: string;
}

/** A deliberate fault: one change of one file, and the test that must fail with it. */
export interface Fault {
  /** What is wrong once the change is in. */
  description: string;
  file: string;
  /** Stands exactly once in the file. */
  find: string;
  replace: string;
  caughtBy: SpecTest | StoryTest;
}

/** A test of the libraries. */
export const libs = (file: string, title: string): SpecTest => ({
  kind: 'spec',
  project: 'libs',
  file,
  title,
});

/** A test of the server libraries or of the API. */
export const api = (file: string, title: string): SpecTest => ({
  kind: 'spec',
  project: 'api',
  file,
  title,
});

/** A story by its Storybook id. */
export const story = (id: string): StoryTest => ({ kind: 'story', id });

/** The name of a test as tables show it. */
export const testName = (test: SpecTest | StoryTest): string =>
  test.kind === 'story' ? `story ${test.id}` : `${test.file} > ${test.title}`;

/** The file's text with the fault in; throws when the text to replace does not stand exactly once. */
export function withFault({ description, file, find, replace }: Fault, text: string): string {
  const count = text.split(find).length - 1;
  if (count !== 1) throw new Error(`"${description}": its text stands ${count} times in ${file}.`);
  return text.replace(find, () => replace);
}
