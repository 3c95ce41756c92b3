import { describe, expect, it } from 'vitest';
import { complaintsOfFile, complaintsOfFolders, complaintsOfPath } from './check-tree.ts';

describe('names', () => {
  it.each([
    ['libs/domain/money/money-utils.ts', 'vague name: utils'],
    ['libs/ui/ButtonV2/ButtonV2.tsx', 'vague name: v2'],
    ['apps/api/src/lib/posts.ts', 'no src/lib'],
    ['libs/ui/src/button.ts', 'no src in libs'],
    ['libs/domain/money/MoneyRules.ts', 'use kebab-case with a role suffix'],
  ])('rejects %s', (path, complaint) => {
    expect(complaintsOfPath(path).join()).toContain(complaint);
  });

  it('accepts components and rules', () => {
    const paths = ['libs/ui/MoneyText/MoneyText.stories.tsx', 'libs/domain/cart/cart.rules.ts'];

    expect(paths.flatMap(complaintsOfPath)).toEqual([]);
  });
});

describe('files', () => {
  it('rejects export *', () => {
    const complaints = complaintsOfFile({
      path: 'libs/ui/index.ts',
      text: "// The design system.\nexport * from './a.ts';\n",
    });

    expect(complaints).toEqual(['libs/ui/index.ts: named exports only: no export *']);
  });

  it('rejects a default export, but not in a route', () => {
    const text = 'export default function Post() {}\n';

    expect(complaintsOfFile({ path: 'libs/ui/Post/Post.tsx', text })).toHaveLength(1);
    expect(complaintsOfFile({ path: 'apps/web/app/routes/post.tsx', text })).toEqual([]);
  });

  it('rejects a controller of 121 lines', () => {
    const text = '\n'.repeat(120) + 'end\n';

    expect(complaintsOfFile({ path: 'libs/server/publishing/posts/posts.controller.ts', text })).toHaveLength(
      1,
    );
    expect(complaintsOfFile({ path: 'libs/server/publishing/posts/posts.service.ts', text })).toEqual([]);
  });
});

it('rejects a folder of 21 entries, folders counted once', () => {
  const paths = Array.from({ length: 21 }, (_, index) => `libs/domain/cart/rule-${index}/a.ts`);

  expect(complaintsOfFolders(paths)).toEqual(['libs/domain/cart: 21 entries: split the folder']);
  expect(complaintsOfFolders(paths.slice(1))).toEqual([]);
});
