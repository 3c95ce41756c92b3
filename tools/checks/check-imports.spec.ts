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
    ...new Set(Object.keys(files).map((path) => path.split('/')[0] ?? '')),
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
