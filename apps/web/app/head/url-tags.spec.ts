import { describe, expect, it } from 'vitest';
import { ROUTES } from '@paniscus/routes';
import { addressTags } from './url-tags';

const HOST = 'https://public-url.invalid';

describe('URL tags of a page', () => {
  it('include one canonical URL, also for sharing', () => {
    const tags = addressTags({ handle: ROUTES.product, params: { id: 'shirt' } }, true);

    expect(tags).toContain(`<link rel="canonical" href="${HOST}/product/shirt">`);
    expect(tags).toContain(`<meta property="og:url" content="${HOST}/product/shirt">`);
  });

  it("share the page's own URL when the canonical URL is another page", () => {
    const tags = addressTags({ handle: ROUTES.historyEntry, params: { slug: 'gua' } }, true);

    expect(tags).toContain(`<link rel="canonical" href="${HOST}/history">`);
    expect(tags).toContain(`<meta property="og:url" content="${HOST}/history/gua">`);
  });

  it('include no sharing tags when the page is not listed', () => {
    const tags = addressTags({ handle: ROUTES.cart, params: {} }, false);

    expect(tags).toBe(`<link rel="canonical" href="${HOST}/cart">`);
  });
});
