import { describe, expect, it } from 'vitest';
import { csvLine } from './csv.ts';

describe('a line of an exported list', () => {
  it('has its cells behind one another and ends as the format says', () => {
    expect(csvLine(['PN-000017', 'Ada Nguyen', 64.7, 0])).toBe('PN-000017,Ada Nguyen,64.7,0\r\n');
  });

  it('puts cells with commas, quotes and line breaks into quotes', () => {
    expect(csvLine(['Nguyen, Ada', 'the "Ape"', 'two\nlines'])).toBe(
      '"Nguyen, Ada","the ""Ape""","two\nlines"\r\n',
    );
  });

  it.each([
    ["=HYPERLINK('x')", "'=HYPERLINK('x')"],
    ['+1', "'+1"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1', "'＝1"],
    ['\t=1', '"\'\t=1"'],
    ['\r=1', '"\'\r=1"'],
    ['  =1', "'  =1"],
    ['\u0000=1', "'=1"],
    ['\u001bred', "'red"],
    ['=1,"2"', '"\'=1,""2"""'],
  ])('makes %j harmless', (text, cell) => {
    expect(csvLine([text])).toBe(`${cell}\r\n`);
  });

  it('leaves a sign inside a text alone', () => {
    expect(csvLine(['a=b+c@d-e'])).toBe('a=b+c@d-e\r\n');
  });
});
