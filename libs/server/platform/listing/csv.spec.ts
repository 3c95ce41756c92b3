import { describe, expect, it } from 'vitest';
import { formatCsvLine } from './csv.ts';

describe('CSV line', () => {
  it('separates cells with commas and ends with CRLF', () => {
    expect(formatCsvLine(['PN-000017', 'Ada Nguyen', 64.7, 0])).toBe('PN-000017,Ada Nguyen,64.7,0\r\n');
  });

  it('quotes cells with commas, quotes and line breaks', () => {
    expect(formatCsvLine(['Nguyen, Ada', 'the "Ape"', 'two\nlines'])).toBe(
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
  ])('escapes the formula %j', (text, cell) => {
    expect(formatCsvLine([text])).toBe(`${cell}\r\n`);
  });

  it('leaves a formula character inside a text unchanged', () => {
    expect(formatCsvLine(['a=b+c@d-e'])).toBe('a=b+c@d-e\r\n');
  });
});
