import { expect, it } from 'vitest';
import { findMissing, listSettings } from './check-settings.ts';

it('finds the settings that the server reads', () => {
  const text =
    "read.integer('PORT', 3000, 0, 65_535);\nread.optional(\n  'DATABASE_URL',\n);\nread.finish();";

  expect(listSettings(text)).toEqual(['PORT', 'DATABASE_URL']);
});

it('reports a setting missing from a document', () => {
  const documents = [{ path: 'docs/settings.md', text: '| `SANDBOX_PORT` | 4010 |' }];

  expect(findMissing(documents, ['SANDBOX_PORT', 'PORT'])).toEqual(['docs/settings.md: PORT is missing']);
});
