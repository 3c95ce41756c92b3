import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { findForbiddenImports } from './check-imports.ts';

let folder = '';
afterEach(() => rmSync(folder, { recursive: true }));

function check(files: Record<string, string>): Promise<string[]> {
  folder = mkdtempSync(join(tmpdir(), 'imports-'));
  for (const [path, text] of Object.entries({ 'tsconfig.base.json': '{}', ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return findForbiddenImports(folder, [
    ...new Set(Object.keys(files).flatMap((path) => /^(?:apps|libs)(?=\/)/.exec(path)?.[0] ?? [])),
  ]);
}

describe('the import check', () => {
  it.each([
    [
      'values',
      "import { b } from './b.ts';\nexport const a = () => b;\n",
      "import { a } from './a.ts';\nexport const b = () => a;\n",
    ],
    [
      'types',
      "import type { B } from './b.ts';\nexport type A = B[];\n",
      "import type { A } from './a.ts';\nexport type B = A[];\n",
    ],
  ])('rejects a cycle of %s', async (_, a, b) => {
    const violations = await check({ 'libs/domain/cart/a.ts': a, 'libs/domain/cart/b.ts': b });

    expect(violations).toHaveLength(1);
    expect(violations[0]).toMatch(/^no-cycle: libs\/domain\/cart\//);
  });

  it('rejects a development package on the server, but not its types, and not in a spec', async () => {
    const writePackage = (name: string) => ({
      [`node_modules/${name}/package.json`]: JSON.stringify({ name, main: 'index.js' }),
      [`node_modules/${name}/index.js`]: 'exports.value = 1;\n',
    });
    const importing = (name: string) => `import { value } from '${name}';\nexport const a = value;\n`;
    const violations = await check({
      'package.json': JSON.stringify({ dependencies: { pg: '1.0.0' }, devDependencies: { vitest: '1.0.0' } }),
      ...writePackage('pg'),
      ...writePackage('vitest'),
      'libs/server/payments/a.ts': importing('pg'),
      'libs/server/payments/a.spec.ts': importing('vitest'),
      'libs/server/payments/b.ts': "import type { Value } from 'vitest';\nexport type B = Value;\n",
      'libs/server/payments/c.ts': importing('vitest'),
      'libs/ui/d.ts': importing('vitest'),
    });

    expect(violations).toEqual([
      'no-development-package: libs/server/payments/c.ts -> node_modules/vitest/index.js',
    ]);
  });

  it("rejects an entity of another server library, and accepts the library's own", async () => {
    const violations = await check({
      'libs/server/payments/payment.entity.ts': 'export class PaymentEntity {}\n',
      'libs/server/payments/own.ts': "export { PaymentEntity } from './payment.entity.ts';\n",
      'libs/server/donations/foreign.ts': "export { PaymentEntity } from '../payments/payment.entity.ts';\n",
    });

    expect(violations).toEqual([
      'no-foreign-entity: libs/server/donations/foreign.ts -> libs/server/payments/payment.entity.ts',
    ]);
  });
});
