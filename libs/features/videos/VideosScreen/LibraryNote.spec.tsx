import { videosContent } from '@paniscus/content';
import { flattenVideos } from '@paniscus/domain/videos';
import { AppTheme } from '@paniscus/ui';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LibraryNote } from './LibraryNote';

const [first, ...rest] = flattenVideos(videosContent.library).map((video) => ({ ...video, isSample: true }));
const real = { ...first!, isSample: false };

const YOUTUBE = 'The videos are hosted on YouTube.';
const ALL_SAMPLES = 'These entries are samples.';
const SOME_SAMPLES = 'The entries marked as samples play a short drawn film instead.';

it.each([
  ['samples', rest, [ALL_SAMPLES]],
  ['real videos', [real], [YOUTUBE]],
  ['real videos and samples', [real, ...rest], [YOUTUBE, SOME_SAMPLES]],
])('the note above a library of %s says only what is true of it', (_library, videos, sentences) => {
  const html = renderToString(
    <AppTheme>
      <LibraryNote videos={videos} />
    </AppTheme>,
  );

  expect([YOUTUBE, ALL_SAMPLES, SOME_SAMPLES].filter((sentence) => html.includes(sentence))).toEqual(
    sentences,
  );
});
