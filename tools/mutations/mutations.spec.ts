import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '#tools/system/root.ts';
import { withFault } from './fault.ts';
import { FAULTS } from './faults.ts';
import { faultTable } from './table.ts';

const faults = Object.values(FAULTS).flat();

describe('the deliberate faults', () => {
  it.each(faults)('"$description" still applies to its file', (fault) => {
    const text = readFileSync(join(ROOT, fault.file), 'utf8');

    expect(withFault(fault, text)).not.toBe(text);
  });

  it('name tests that exist', () => {
    const specs = faults.flatMap(({ caughtBy }) => (caughtBy.kind === 'spec' ? [caughtBy] : []));

    for (const { file, title } of specs) {
      // The last word may be a parameter of the test.
      const [first = ''] = title.split(/ \S+$/);
      expect(readFileSync(join(ROOT, file), 'utf8'), `${file} > ${title}`).toContain(first);
    }
  });

  it('are listed with the tests that catch them in docs/mutations.md', () => {
    const document = readFileSync(join(ROOT, 'docs', 'mutations.md'), 'utf8').replaceAll(/ +/g, ' ');

    for (const row of faultTable().split('\n').slice(2)) expect(document).toContain(row);
  });
});

describe('a fault', () => {
  const fault = { description: 'x', file: 'a.ts', find: '$1', replace: '$&2', caughtBy: faults[0]!.caughtBy };

  it('replaces its text as it is written', () => {
    expect(withFault(fault, 'a $1 b')).toBe('a $&2 b');
  });

  it.each(['a', '$1 $1'])('does not apply when its text is not there exactly once: %s', (text) => {
    expect(() => withFault(fault, text)).toThrow('times in a.ts');
  });
});
