import { describe, expect, it } from 'vitest';
import { findProblems } from './check-names.ts';

const names = ['Ursus', 'ursus.example'];

describe('organization name check', () => {
  it('reports a name in code with its line', () => {
    const text = "import { ours } from './ours';\nconst from = 'Ursus <info@ursus.example>';\n";

    expect(findProblems([{ path: 'apps/api/src/receipt-email.ts', text }], names)).toEqual([
      'apps/api/src/receipt-email.ts:2: Ursus',
      'apps/api/src/receipt-email.ts:2: ursus.example',
    ]);
  });

  it('ignores lowercase package names', () => {
    const text = "import { Page } from '@ursus/ui';\nconst name = organization.name;\n";

    expect(findProblems([{ path: 'libs/ui/Page/Page.tsx', text }], names)).toEqual([]);
  });
});
