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
const names = new Map(
  [...list.matchAll(/<li([^>]*)>(.*?)<\/li>/gs)].map(([, attributes = '', content = '']) => [
    /href="([^"]+)"/.exec(content)?.[1] ?? '',
    `${content.replaceAll(/<style.*?<\/style>|<[^>]+>/gs, '')} ${/data-names="([^"]+)"/.exec(attributes)?.[1] ?? ''}`,
  ]),
);
const candidates = [...names.keys()];
const find = (requested: string) => findClosestPaths(requested, candidates, names);

describe('404 page suggestions', () => {
  it('choose among the pages of the footer', () => {
    expect(candidates).toContain('/PaniscusKeyboard/games');
    expect(candidates.length).toBeGreaterThan(15);
  });

  it.each(['/nope', '/xyz', '/wp-admin', '/.env', '/bl/nope', '/wp-json/users'])(
    'list nothing for %s',
    (requested) => {
      expect(find(requested)).toEqual([]);
    },
  );

  it.each([
    ['/KanziCelebratoin', '/KanziCelebration'],
    ['/SueBibilo', '/SueBiblio'],
    ['/PaniscusKeyborad/games', '/PaniscusKeyboard/games'],
    ['/gmaes', '/PaniscusKeyboard/games'],
    ['/donat', '/donate'],
    ['/bibliography', '/SueBiblio'],
    ['/timeline', '/history'],
    ['/kanzi', '/KanziCelebration'],
    ['/keyboards', '/PaniscusKeyboard'],
    ['/privacy', '/privacy-policy'],
    ['/about-us', '/info'],
    ['/contact-us', '/contact'],
    ['/shop', '/store'],
    ['/merch', '/store'],
    ['/hoodie', '/store'],
    ['/cart/x', '/store'],
    ['/blog/', '/posts'],
    ['/history/gua2', '/history'],
    ['/store/mugs', '/store'],
    ['/donate/monthly', '/donate'],
    ['/suebiblio/an-unknown-one', '/SueBiblio'],
  ])('for %s list %s first', (requested, expected) => {
    expect(find(requested)[0]).toBe(expected);
  });
});
