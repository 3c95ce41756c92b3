import { ESLint } from 'eslint';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '#tools/system/root.ts';

const SERVER = [
  'platform',
  'integrations',
  'identity',
  'publishing',
  'payments',
  'commerce',
  'donations',
  'pages',
];
/** Which server libraries each may import, as docs/architecture.md says. */
const ALLOWED: Record<string, readonly string[]> = {
  platform: [],
  integrations: ['platform'],
  identity: ['platform'],
  pages: ['platform'],
  payments: ['platform', 'integrations'],
  publishing: ['platform', 'integrations', 'identity'],
  commerce: ['platform', 'integrations', 'identity', 'payments'],
  donations: ['platform', 'integrations', 'identity', 'payments'],
};
const serverPairs = SERVER.flatMap((from) =>
  SERVER.filter((to) => to !== from).map((to) => [from, to] as const),
);

const RULES = ['@nx/enforce-module-boundaries', 'no-restricted-imports'];

let eslint: ESLint;
beforeAll(() => {
  eslint = new ESLint({ cwd: ROOT });
});

/** Whether the module boundaries allow a file in a folder to import a library. */
async function isAllowed(folder: string, library: string): Promise<boolean> {
  const text = `import { something } from '${library}';\n\nexport const it = something;\n`;
  const [result] = await eslint.lintText(text, { filePath: `${ROOT}/${folder}/virtual.ts` });
  return !result?.messages.some(({ ruleId }) => ruleId !== null && RULES.includes(ruleId));
}

describe('module boundaries', () => {
  it.each(serverPairs)('of server/%s toward server/%s are as documented', async (from, to) => {
    const isDocumented = ALLOWED[from]?.includes(to);

    expect(await isAllowed(`libs/server/${from}`, `@paniscus/server/${to}`)).toBe(isDocumented);
  });

  it.each([
    ['libs/features/cart', '@paniscus/features/checkout'],
    ['libs/features/cart', '@paniscus/server/commerce'],
    ['libs/features/cart', '@paniscus/fixtures'],
    ['libs/features/cart', '@stripe/stripe-js'],
    ['libs/features/cart', 'react-router-dom'],
    ['libs/ui', '@paniscus/domain/money'],
    ['libs/ui', '@paniscus/features/cart'],
    ['libs/domain', '@paniscus/content'],
    ['libs/domain', '@paniscus/ui'],
    ['libs/emails', '@paniscus/ui'],
    ['libs/emails', '@paniscus/server/platform'],
    ['libs/islands', '@paniscus/domain/money'],
    ['libs/islands', '@paniscus/features/cart'],
    ['libs/features/cart', '@paniscus/islands'],
    ['libs/routes', '@paniscus/ui'],
    ['libs/routes', '@paniscus/server/pages'],
    ['libs/ui', '@paniscus/routes'],
    ['libs/features/cart', '@paniscus/routes'],
    ['libs/content', '@paniscus/ui'],
    ['libs/lexigrams', '@paniscus/content'],
    ['apps/web/app', '@paniscus/server/pages'],
    ['apps/web/app', '@paniscus/emails'],
    ['apps/api/src', '@paniscus/domain/money'],
    ['libs/server/commerce', 'stripe'],
    ['libs/server/commerce', '@paniscus/ui'],
    ['libs/server/commerce', '@paniscus/server/testing'],
    ['tools/system', '#tools/visual/page-structure.ts'],
    ['tools/visual', '#tools/workspace/nx.ts'],
    ['tools/workspace', '#tools/bench/suite-times.ts'],
    ['tools/checks', '#tools/generators/signs/misreadings.ts'],
    ['tools/checks', '#libs/domain/money/index.ts'],
    ['tools/bench', '#tools/generators/signs/misreadings.ts'],
    ['tools/bench', '#libs/server/platform/index.ts'],
    ['tools/generators', '#libs/server/platform/index.ts'],
    ['tools/generators', '#libs/features/cart/index.ts'],
    ['tools/generators', '#apps/web/app/navigation.ts'],
    ['tools/generators', '../../libs/ui/theme/index.ts'],
    ['libs/domain', '#tools/system/root.ts'],
    ['apps/web/app', '#tools/system/root.ts'],
    ['apps/api/src', '#tools/system/root.ts'],
  ])('forbid %s to import %s', async (folder, library) => {
    expect(await isAllowed(folder, library)).toBe(false);
  });

  it.each([
    ['libs/features/cart', '@paniscus/domain/money'],
    ['libs/emails', '@paniscus/content'],
    ['libs/routes', '@paniscus/domain/money'],
    ['libs/islands', '@paniscus/ui'],
    ['libs/islands', '@paniscus/routes'],
    ['apps/web/app', '@paniscus/islands'],
    ['apps/web/app', '@paniscus/routes'],
    ['apps/api/src', '@paniscus/server/pages'],
    ['libs/server/integrations', 'stripe'],
    ['tools/generators', '#tools/system/root.ts'],
    ['tools/generators', '#libs/ui/theme/index.ts'],
    ['apps/web-e2e', '#tools/system/test-system.ts'],
  ])('allow %s to import %s', async (folder, library) => {
    expect(await isAllowed(folder, library)).toBe(true);
  });
});

it.each([
  ['libs/features/cart', 1],
  ['libs/ui', 0],
])('%s has %i errors for a styled native element', async (folder, errors) => {
  const text = "import { styled } from '@mui/material/styles';\n\nexport const Row = styled('div')({});\n";

  const [result] = await eslint.lintText(text, { filePath: `${ROOT}/${folder}/virtual.ts` });

  expect(result?.messages.filter(({ ruleId }) => ruleId === 'no-restricted-syntax')).toHaveLength(errors);
});
