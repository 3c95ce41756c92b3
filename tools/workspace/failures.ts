import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '#tools/system/root.ts';
import type { Task } from './reports.ts';
import { REPORTS_FOLDER } from './reports.ts';

/** Lines of an error message that the summary repeats. */
const MESSAGE_LINES = 12;

export interface Failure {
  /** File and title of a test, or a story ID and what was checked. */
  title: string;
  message: string;
  /** Argument with which the task's command repeats the test: a spec file, `file:line`, or a story ID. */
  selector: string;
}

interface VitestFile {
  name: string;
  /** Error outside a test, such as one of an import. */
  message?: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    line: number;
    ok: boolean;
    tests: { results: { errors: { message?: string }[] }[] }[];
  }[];
}

interface Report {
  testResults?: VitestFile[];
  suites?: PlaywrightSuite[];
  failures?: Failure[];
}

const shorten = (message: string): string =>
  stripVTControlCharacters(message).split('\n').slice(0, MESSAGE_LINES).join('\n');

function listVitest({ name, message = '', assertionResults }: VitestFile): Failure[] {
  const selector = relative(ROOT, name);
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  return [
    ...(message === '' ? [] : [{ title: selector, message: shorten(message), selector }]),
    ...failed.map(({ fullName, failureMessages }) => ({
      title: `${selector}: ${fullName}`,
      message: shorten(failureMessages.join('\n')),
      selector,
    })),
  ];
}

const listPlaywright = ({ suites = [], specs = [] }: PlaywrightSuite): Failure[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, line, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return {
        title: `${file}: ${title}`,
        message: errors.map(({ message = '' }) => shorten(message)).join('\n'),
        selector: `${file}:${line}`,
      };
    }),
  ...suites.flatMap(listPlaywright),
];

/**
 * Failed tests of a task from the report of Vitest, of Playwright or of a tool of the project. Empty without a report.
 */
export function listFailures(
  { project, target }: Pick<Task, 'project' | 'target'>,
  folder = REPORTS_FOLDER,
): Failure[] {
  const path = join(folder, project, `${target}.json`);
  if (!existsSync(path)) return [];
  const { testResults = [], suites = [], failures = [] } = JSON.parse(readFileSync(path, 'utf8')) as Report;
  return [...testResults.flatMap(listVitest), ...suites.flatMap(listPlaywright), ...failures];
}
