import { findClosestPaths } from '@paniscus/domain/urls';
import { NotFoundScreen } from '@paniscus/features/layout';
import { paths } from '@paniscus/routes';
import { AppTheme } from '@paniscus/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

const html = renderToStaticMarkup(
  <AppTheme>
    <NotFoundScreen links={paths} />
  </AppTheme>,
);
const list = html.match(/data-closest.*?<\/ul>/s)?.[0] ?? '';
const candidates = [...list.matchAll(/href="([^"]+)"/g)].map(([, path = '']) => path);

describe('404 page suggestions', () => {
  it('choose among the pages of the footer', () => {
    expect(candidates).toContain('/PaniscusKeyboard/games');
    expect(candidates.length).toBeGreaterThan(15);
  });

  it.each(['/nope', '/xyz', '/wp-admin', '/.env', '/blog/nope'])('list nothing for %s', (requested) => {
    expect(findClosestPaths(requested, candidates)).toEqual([]);
  });

  it.each([
    ['/KanziCelebratoin', '/KanziCelebration'],
    ['/SueBibilo', '/SueBiblio'],
    ['/PaniscusKeyborad/games', '/PaniscusKeyboard/games'],
    ['/gmaes', '/PaniscusKeyboard/games'],
    ['/donat', '/donate'],
  ])('for %s list %s first', (requested, expected) => {
    expect(findClosestPaths(requested, candidates)[0]).toBe(expected);
  });
});
