import { CacheProvider } from '@emotion/react';
import { Box } from '@mui/material';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createStyles } from './styles-context';

it('marks style tags as in place, so that Emotion does not move them and lay the page out again', () => {
  const { cache, renderStyleTags } = createStyles();
  const html = renderToString(
    <CacheProvider value={cache}>
      <Box sx={{ color: 'green' }}>Bonobo</Box>
    </CacheProvider>,
  );

  expect(renderStyleTags(html)).toMatch(/^<style data-s="" data-emotion="css [^"]+">[^<]+<\/style>$/);
});
