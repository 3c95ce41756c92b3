import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { celebrationVideo } from './celebration';

const PUBLIC = join(import.meta.dirname, '../../public');
const toFilePath = (fileUrl: string) => join(PUBLIC, new URL(fileUrl).pathname);

it('describes the video of the celebration page with files that exist', () => {
  const { name, thumbnailUrl, uploadDate, contentUrl = '', url } = celebrationVideo;

  expect(name).toBe('A quiet moment: Celebrating Kanzi');
  expect(uploadDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(url).toBe('https://public-url.invalid/KanziCelebration');
  expect([contentUrl, ...thumbnailUrl].filter((fileUrl) => !existsSync(toFilePath(fileUrl)))).toEqual([]);
});
