import { describe, expect, it } from 'vitest';
import { complaints } from './check-names.ts';

const names = ['Ursus', 'ursus.example'];

describe('the check of the organization’s names', () => {
  it('finds a name that stands in the code, with its line', () => {
    const text = "import { ours } from './ours';\nconst from = 'Ursus <info@ursus.example>';\n";

    expect(complaints([{ path: 'apps/api/src/letter.ts', text }], names)).toEqual([
      'apps/api/src/letter.ts:2: Ursus',
      'apps/api/src/letter.ts:2: ursus.example',
    ]);
  });

  it('takes the names of rooms, in small letters, for the software’s', () => {
    const text = "import { Page } from '@ursus/ui';\nconst name = organisation.name;\n";

    expect(complaints([{ path: 'libs/ui/Page/Page.tsx', text }], names)).toEqual([]);
  });
});
