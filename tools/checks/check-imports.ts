// No import cycles, of types either, and no import that import-rules.data.ts forbids.
import { cruise } from 'dependency-cruiser';
import type { ICruiseResult } from 'dependency-cruiser';
import { importRules } from './import-rules.data.ts';
import { ROOT } from '#tools/system/root.ts';
import { finish } from './files.ts';

/** Forbidden imports in folders below a directory, one line each. */
export async function findForbiddenImports(baseDir: string, folders: string[]): Promise<string[]> {
  const { forbidden, options } = importRules;
  const { output } = await cruise(folders, {
    ...options,
    baseDir,
    validate: true,
    ruleSet: { forbidden },
  });
  return (output as ICruiseResult).summary.violations.map(({ rule, from, to, cycle }) =>
    [`${rule.name}: ${from}`, ...(cycle?.map(({ name }) => name) ?? [to])].join(' -> '),
  );
}

if (import.meta.main)
  finish('check-imports', await findForbiddenImports(ROOT, ['apps', 'libs', 'tools', '.storybook']));
