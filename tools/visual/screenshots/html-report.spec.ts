import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FAILURES_FOLDER, renderReport } from './html-report.ts';

it('shows before, after and difference side by side', () => {
  const path = (name: string) => join(FAILURES_FOLDER, 'libs/ui', name);

  const html = renderReport([
    {
      title: 'ui-button--default light',
      reason: '14 connected pixels differ at 3, 4',
      before: path('a.webp'),
      after: path('a.png'),
      difference: path('a.diff.png'),
    },
  ]);

  expect(html).toContain('<h1>1 screenshot differs</h1>');
  expect(html).toContain('14 connected pixels differ at 3, 4');
  expect(
    [...html.matchAll(/<img src="([^"]+)" alt="([^"]+)"/g)].map(([, source, alt]) => [alt, source]),
  ).toEqual([
    ['Before', 'libs/ui/a.webp'],
    ['After', 'libs/ui/a.png'],
    ['Difference', 'libs/ui/a.diff.png'],
  ]);
});

it('shows only the new screenshot for a story without a baseline', () => {
  const html = renderReport([
    { title: 'a <story>', reason: 'has no baseline', after: join(FAILURES_FOLDER, 'a.png') },
  ]);

  expect(html).toContain('<h2>a &lt;story></h2>');
  expect(html).not.toContain('Before');
});
