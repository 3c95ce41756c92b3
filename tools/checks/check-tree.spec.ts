import { describe, expect, it } from 'vitest';
import { findFileProblems, findFolderProblems, findPathProblems, findTargetProblems } from './check-tree.ts';

describe('names', () => {
  it.each([
    ['libs/domain/money/money-utils.ts', 'vague name: utils'],
    ['libs/ui/ButtonV2/ButtonV2.tsx', 'vague name: v2'],
    ['apps/api/src/lib/posts.ts', 'no src/lib'],
    ['libs/ui/src/button.ts', 'no src in libs'],
    ['libs/domain/money/MoneyRules.ts', 'use kebab-case with a role suffix'],
  ])('rejects %s', (path, problem) => {
    expect(findPathProblems(path).join()).toContain(problem);
  });

  it('accepts components and rules', () => {
    const paths = ['libs/ui/MoneyText/MoneyText.stories.tsx', 'libs/domain/cart/cart.rules.ts'];

    expect(paths.flatMap(findPathProblems)).toEqual([]);
  });
});

describe('files', () => {
  it('rejects export *', () => {
    const problems = findFileProblems({
      path: 'libs/ui/index.ts',
      text: "// The design system.\nexport * from './a.ts';\n",
    });

    expect(problems).toEqual(['libs/ui/index.ts: named exports only: no export *']);
  });

  it('rejects a default export, but not in a route', () => {
    const text = 'export default function Post() {}\n';

    expect(findFileProblems({ path: 'libs/ui/Post/Post.tsx', text })).toHaveLength(1);
    expect(findFileProblems({ path: 'apps/web/app/routes/post.tsx', text })).toEqual([]);
  });

  it('rejects a controller of 121 lines', () => {
    const text = '\n'.repeat(120) + 'end\n';

    expect(findFileProblems({ path: 'libs/server/publishing/posts/posts.controller.ts', text })).toHaveLength(
      1,
    );
    expect(findFileProblems({ path: 'libs/server/publishing/posts/posts.service.ts', text })).toEqual([]);
  });
});

it('rejects a folder of 21 entries, folders counted once', () => {
  const paths = Array.from({ length: 21 }, (_, index) => `libs/domain/cart/rule-${index}/a.ts`);

  expect(findFolderProblems(paths)).toEqual(['libs/domain/cart: 21 entries: split the folder']);
  expect(findFolderProblems(paths.slice(1))).toEqual([]);
});

it('requires a target for stories, and none without them', () => {
  const path = 'libs/features/cart/project.json';
  const buildProject = (targets: object) => ({
    path,
    text: JSON.stringify({ sourceRoot: 'libs/features/cart', targets }),
  });
  const stories = ['libs/features/cart/Cart.stories.tsx'];

  expect(findTargetProblems(buildProject({}), stories)).toEqual([`${path}: missing target "storybook"`]);
  expect(findTargetProblems(buildProject({ storybook: {} }), stories)).toEqual([]);
  expect(findTargetProblems(buildProject({ storybook: {} }), ['libs/features/cart/cart.spec.ts'])).toEqual([
    `${path}: needless target "storybook"`,
  ]);
});
