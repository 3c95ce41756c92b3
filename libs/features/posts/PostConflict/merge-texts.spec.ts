import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeTexts } from './merge-texts';

describe('merging texts', () => {
  it('takes changes of different lines from both', () => {
    expect(mergeTexts('one\ntwo\nthree', 'ONE\ntwo\nthree', 'one\ntwo\nTHREE')).toEqual({
      text: 'ONE\ntwo\nTHREE',
      conflicts: [],
    });
  });

  it('retains and marks both versions of a passage that both changed', () => {
    expect(mergeTexts('one\ntwo', 'mine\ntwo', 'theirs\ntwo')).toEqual({
      text: '[Saved text:]\ntheirs\n[Your text:]\nmine\n[End of both texts]\ntwo',
      conflicts: [{ mine: 'mine', theirs: 'theirs' }],
    });
  });

  const text = fc.array(fc.constantFrom('figs', 'leaves', 'rain', '')).map((lines) => lines.join('\n'));

  it('returns the changed text when only one side changed it', () => {
    fc.assert(
      fc.property(text, text, (base, changed) => {
        expect(mergeTexts(base, changed, base).text).toBe(changed);
        expect(mergeTexts(base, base, changed).text).toBe(changed);
      }),
    );
  });

  it('never loses a line that one side added', () => {
    fc.assert(
      fc.property(text, text, text, (base, mine, theirs) => {
        const { text: merged } = mergeTexts(base, `${mine}\nadded here`, `added there\n${theirs}`);
        expect(merged).toContain('added here');
        expect(merged).toContain('added there');
      }),
    );
  });
});
