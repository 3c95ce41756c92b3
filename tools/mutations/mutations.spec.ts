import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '#tools/system/root.ts';
import { applyFault } from './fault.ts';
import { FAULTS } from './faults.ts';
import { formatFaultTable } from './fault-table.ts';

const faults = Object.values(FAULTS).flat();

describe('deliberate faults', () => {
  it.each(faults)('"$description" applies to its file', (fault) => {
    const text = readFileSync(join(ROOT, fault.file), 'utf8');

    expect(applyFault(fault, text)).not.toBe(text);
  });

  it('name existing tests', () => {
    const specs = faults.flatMap(({ caughtBy }) => (caughtBy.kind === 'spec' ? [caughtBy] : []));

    for (const { file, title } of specs) {
      // The last word may be a parameter of `it.each`.
      const [first = ''] = title.split(/ \S+$/);
      expect(readFileSync(join(ROOT, file), 'utf8'), `${file} > ${title}`).toContain(first);
    }
  });

  it('are listed with the tests that catch them in docs/mutations.md', () => {
    const document = readFileSync(join(ROOT, 'docs', 'mutations.md'), 'utf8').replaceAll(/ +/g, ' ');

    for (const row of formatFaultTable().split('\n').slice(2)) expect(document).toContain(row);
  });
});

describe('a fault', () => {
  const fault = { description: 'x', file: 'a.ts', find: '$1', replace: '$&2', caughtBy: faults[0]!.caughtBy };

  it('replaces its text literally, without replacement patterns', () => {
    expect(applyFault(fault, 'a $1 b')).toBe('a $&2 b');
  });

  it.each(['a', '$1 $1'])('throws unless its text occurs exactly once: %s', (text) => {
    expect(() => applyFault(fault, text)).toThrow('times in a.ts');
  });
});
