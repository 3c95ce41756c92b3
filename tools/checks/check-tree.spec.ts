import { describe, expect, it } from 'vitest';
import { complaintsOfFile, complaintsOfFolders, complaintsOfPath } from './check-tree.ts';

describe('names', () => {
  it.each([
    ['libs/domain/money/money-utils.ts', 'a name that says nothing: utils'],
    ['libs/ui/ButtonV2/ButtonV2.tsx', 'a name that says nothing: v2'],
    ['apps/api/src/lib/posts.ts', 'no src/lib'],
    ['libs/ui/src/button.ts', 'no src in libs'],
    ['libs/domain/money/MoneyRules.ts', 'kebab-case with its role'],
  ])('complains about %s', (path, complaint) => {
    expect(complaintsOfPath(path).join()).toContain(complaint);
  });

  it('is content with components and rules', () => {
    const paths = ['libs/ui/MoneyText/MoneyText.stories.tsx', 'libs/domain/cart/cart.rules.ts'];

    expect(paths.flatMap(complaintsOfPath)).toEqual([]);
  });
});

describe('files', () => {
  it('complains about a door that lets everything through', () => {
    const complaints = complaintsOfFile({
      path: 'libs/ui/index.ts',
      text: "// The design system.\nexport * from './a.ts';\n",
    });

    expect(complaints).toEqual(['libs/ui/index.ts: a door names what it lets through: no export *']);
  });

  it('complains about a room that does not say what it is for', () => {
    const complaints = complaintsOfFile({
      path: 'libs/features/posts/index.ts',
      text: "export { a } from './a.ts';\n",
    });

    expect(complaints).toEqual(['libs/features/posts/index.ts: the first line says what the room is for']);
  });

  it('complains about a default export, but not in a route', () => {
    const text = 'export default function Post() {}\n';

    expect(complaintsOfFile({ path: 'libs/ui/Post/Post.tsx', text })).toHaveLength(1);
    expect(complaintsOfFile({ path: 'apps/web/app/routes/post.tsx', text })).toEqual([]);
  });

  it('complains about a controller of 121 lines', () => {
    const text = '\n'.repeat(120) + 'end\n';

    expect(complaintsOfFile({ path: 'apps/api/src/posts/posts.controller.ts', text })).toHaveLength(1);
    expect(complaintsOfFile({ path: 'apps/api/src/posts/posts.service.ts', text })).toEqual([]);
  });
});

it('complains about a folder of 16 entries, folders counted once', () => {
  const paths = Array.from({ length: 16 }, (_, index) => `libs/domain/cart/rule-${index}/a.ts`);

  expect(complaintsOfFolders(paths)).toEqual(['libs/domain/cart: 16 entries; is it two rooms?']);
  expect(complaintsOfFolders(paths.slice(1))).toEqual([]);
});
