import { describe, expect, it } from 'vitest';
import { decideFigureWrite, isSourceUrl, trimFigure } from './impact-figure.rules.ts';

const figure = {
  title: 'Forest protected',
  value: '3,000 acres',
  period: '2026',
  explanation: 'Community forests with a guard.',
  source: 'Annual report',
  source_url: '',
  is_published: true,
};
const stored = { ...figure, version: 3 };

describe('link of a source', () => {
  it.each([
    '',
    'https://example.org',
    'HTTPS://example.org/report.pdf?page=3#forest',
    'https://a.b-c.org:8443/',
  ])('is accepted: "%s"', (text) => {
    expect(isSourceUrl(text)).toBe(true);
  });

  it.each([
    'http://example.org',
    'example.org',
    'javascript:alert(1)',
    'https://',
    'https://localhost',
    'https://user:password@example.org',
    'https://example.org/a report',
    ' https://example.org',
  ])('is rejected: "%s"', (text) => {
    expect(isSourceUrl(text)).toBe(false);
  });
});

describe('change of a figure', () => {
  it('is saved when it is based on the stored version, or on no version', () => {
    expect(decideFigureWrite(stored, { ...figure, value: '1,300 ha' }, 3)).toBe('save');
    expect(decideFigureWrite(stored, { ...figure, is_published: false }, undefined)).toBe('save');
  });

  it('is a conflict when somebody else has changed the figure', () => {
    expect(decideFigureWrite(stored, { ...figure, value: '1,300 ha' }, 2)).toBe('conflict');
  });

  it('changes nothing when it is repeated', () => {
    expect(decideFigureWrite(stored, figure, 2)).toBe('unchanged');
  });

  it('has no spaces around its texts', () => {
    expect(trimFigure({ ...figure, title: ' Forest protected\t', source_url: ' ' })).toEqual(figure);
  });
});
