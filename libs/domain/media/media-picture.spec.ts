import { describe, expect, it } from 'vitest';
import { collectFailures } from '../validation/collect-failures.ts';
import {
  buildPictureSources,
  buildPictureUrl,
  lacksAltText,
  listPictureWidths,
} from './media-picture.rules.ts';
import { mediaPictureInputSchema, pictureInsertSchema } from './media-picture.schema.ts';

const KEY = '0123456789abcdef0123456789abcdef';

describe('a picture of the media library', () => {
  it('has three widths, or fewer when it is small', () => {
    expect(listPictureWidths(1600)).toEqual([480, 960, 1600]);
    expect(listPictureWidths(700)).toEqual([480, 700]);
    expect(listPictureWidths(300)).toEqual([300]);
  });

  it('is shown in the best format and width, with its size', () => {
    const url = buildPictureUrl({ key: KEY, width: 700, height: 350 });

    expect(buildPictureSources(url)).toEqual({
      src: `/api/pictures/${KEY}-700x350/700.webp`,
      sources: ['avif', 'webp'].map((format) => ({
        type: `image/${format}`,
        srcSet: `/api/pictures/${KEY}-700x350/480.${format} 480w, /api/pictures/${KEY}-700x350/700.${format} 700w`,
      })),
      width: 700,
      height: 350,
    });
  });

  it.each([
    'https://example.org/a.png',
    '/art/a.webp',
    `https://example.org/api/pictures/${KEY}-700x350/700.webp`,
    `/api/pictures/${KEY}-0x350/480.webp`,
    `/api/pictures/${KEY}-700x350/480.svg`,
    `/api/pictures/${KEY}-700x350/480.webp?x=1`,
    `/api/pictures/../${KEY}-700x350/480.webp`,
  ])('is not at the URL %s', (url) => {
    expect(buildPictureSources(url)).toBeUndefined();
  });

  it('lacks alt text when it is blank, which is not checked for pictures from elsewhere', () => {
    const url = buildPictureUrl({ key: KEY, width: 700, height: 350 });

    expect(lacksAltText([{ url, alt: ' ' }])).toBe(true);
    expect(lacksAltText([{ url, alt: 'A fig' }])).toBe(false);
    expect(lacksAltText([{ url: 'https://example.org/a.png', alt: '' }])).toBe(false);
  });

  it('requires alt text when it is inserted into a post', () => {
    expect(collectFailures(pictureInsertSchema, { alt: ' ' })).toEqual([
      { field: 'alt', message: 'Describe the picture in a few words.' },
    ]);
  });

  it('has an alt text of at most 500 characters', () => {
    expect(collectFailures(mediaPictureInputSchema, { alt: 'x'.repeat(500) })).toEqual([]);
    expect(collectFailures(mediaPictureInputSchema, { alt: 'x'.repeat(501) })).toEqual([
      { field: 'alt', message: 'Alt text must be at most 500 characters.' },
    ]);
  });
});
