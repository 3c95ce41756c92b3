import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Task } from './reports.ts';
import { REPORTS_FOLDER } from './reports.ts';

/** Lines of an error message that the summary repeats. */
const MESSAGE_LINES = 12;

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
  failures?: string[];
}

const shorten = (message: string): string =>
  stripVTControlCharacters(message).split('\n').slice(0, MESSAGE_LINES).join('\n');

const listVitest = (files: VitestFile[]): string[] =>
  files.flatMap(({ name, message = '', assertionResults }) => [
    ...(message === '' ? [] : [`${name}\n${shorten(message)}`]),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${name}: ${fullName}\n${shorten(failureMessages.join('\n'))}`),
  ]);

const listPlaywright = (suites: PlaywrightSuite[]): string[] =>
  suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ title, file, line, tests }) => {
        const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
        return `${file}:${line}: ${title}\n${errors.map(({ message = '' }) => shorten(message)).join('\n')}`;
      }),
    ...listPlaywright(inner),
  ]);

/**
 * Failed tests of a task by file and title, with the first lines of their errors, from the report of Vitest, of
 * Playwright or of a tool of the project. Empty without a report.
 */
export function listFailures({ project, target }: Pick<Task, 'project' | 'target'>, folder = REPORTS_FOLDER) {
  const path = join(folder, project, `${target}.json`);
  if (!existsSync(path)) return [];
  const { testResults = [], suites = [], failures = [] } = JSON.parse(readFileSync(path, 'utf8')) as Report;
  return [...listVitest(testResults), ...listPlaywright(suites), ...failures];
}
