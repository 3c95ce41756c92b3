import { expect, it } from 'vitest';
import { listRejectedSubjects } from './commit-messages.ts';

it('lists rejected subjects with the reasons, without bodies and warnings', () => {
  const output = `⧗   --- input ---
fix: mend it

no blank line
✖   begin the subject with an imperative verb, not "mend" [subject-imperative]
⚠   body must have leading blank line [body-leading-blank]

✖   found 1 problems, 1 warnings
ⓘ   Get help: https://github.com/conventional-changelog/commitlint/#what-is-commitlint

⧗   --- input ---
Fixed it
✖   subject may not be empty [subject-empty]
✖   type may not be empty [type-empty]

✖   found 2 problems, 0 warnings
ⓘ   Get help: https://github.com/conventional-changelog/commitlint/#what-is-commitlint
`;

  expect(listRejectedSubjects(output)).toEqual([
    'fix: mend it (begin the subject with an imperative verb, not "mend")',
    'Fixed it (subject may not be empty; type may not be empty)',
  ]);
});

it('lists no message that only has a warning', () => {
  const output = `⧗   --- input ---
fix: keep it
⚠   body must have leading blank line [body-leading-blank]

⚠   found 0 problems, 1 warnings
`;

  expect(listRejectedSubjects(output)).toEqual([]);
  expect(listRejectedSubjects('')).toEqual([]);
});
