import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { celebrationFilm } from './celebration';

const PUBLIC = join(import.meta.dirname, '../../public');
const getFile = (address: string) => join(PUBLIC, new URL(address).pathname);

it('describes the film of the celebration page with existing files only', () => {
  const { name, thumbnailUrl, uploadDate, contentUrl = '', url } = celebrationFilm;

  expect(name).toBe('A quiet minute: Celebrating Kanzi');
  expect(uploadDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(url).toBe('https://public-url.invalid/KanziCelebration');
  expect([contentUrl, ...thumbnailUrl].filter((address) => !existsSync(getFile(address)))).toEqual([]);
});
