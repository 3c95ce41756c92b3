import { describe, expect, it } from 'vitest';
import { findProblems } from './custom-pictures.ts';

const names = ['portrait-1', 'slide-01'];

describe('folder of custom pictures', () => {
  it('is valid when every file has a known name and alt text', () => {
    const files = ['portrait-1.jpg', 'slide-01.PNG', 'portrait-16.jpg'];

    expect(
      findProblems(
        files,
        { 'portrait-1': 'Ada at her desk', 'slide-01': 'The river', 'portrait-16': 'Bo' },
        names,
      ),
    ).toEqual([]);
  });

  it('reports unsupported formats, unknown names, and missing or unused alt texts', () => {
    const files = ['portrait-1.tiff', 'slide-77.jpg', 'slide-01.jpg'];

    expect(
      findProblems(files, { 'portrait-1': 'Ada', 'slide-77': 'Rain', hero: 'The forest' }, names),
    ).toEqual([
      'portrait-1.tiff: unsupported format; use jpg, png or webp.',
      'slide-77.jpg: the site has no picture of this name.',
      'slide-01.jpg: missing alt text in own.data.ts.',
      'own.data.ts: alt text for hero, which has no file.',
    ]);
  });
});
