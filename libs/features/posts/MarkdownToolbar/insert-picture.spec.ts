import { expect, it } from 'vitest';
import { insertPicture } from './insert-picture';

const picture = { url: '/fig.webp', alt: 'A fig' };

function insert(text: string, position: number, alt = picture.alt): string {
  const { range, text: inserted } = insertPicture(
    text,
    { start: position, end: position },
    { ...picture, alt },
  );
  return text.slice(0, range.start) + inserted + text.slice(range.end);
}

it('puts the picture into a paragraph of its own', () => {
  expect(insert('', 0)).toBe('![A fig](/fig.webp)\n\n');
  expect(insert('One.Two.', 4)).toBe('One.\n\n![A fig](/fig.webp)\n\nTwo.');
  expect(insert('One.\n\nTwo.', 6)).toBe('One.\n\n![A fig](/fig.webp)\n\nTwo.');
  expect(insert('One.\nTwo.', 4)).toBe('One.\n\n![A fig](/fig.webp)\n\nTwo.');
});

it('keeps the selected text', () => {
  const { range } = insertPicture('One two.', { start: 4, end: 8 }, picture);

  expect(range).toEqual({ start: 8, end: 8 });
});

it('continues after the picture', () => {
  const { selection } = insertPicture('One.', { start: 4, end: 4 }, picture);

  expect(selection.start).toBe('One.\n\n![A fig](/fig.webp)\n\n'.length);
});

it('escapes alt text that would end the picture or be formatted', () => {
  expect(insert('', 0, 'A [ripe]\nfig*')).toBe('![A \\[ripe\\] fig\\*](/fig.webp)\n\n');
});
