import { describe, expect, it } from 'vitest';
import { pages } from '../paths';
import { addressTags } from './url-tags';

const HOST = 'https://public-url.invalid';

describe('what only the server knows of a head', () => {
  it('is the one address of a page, for search engines and for those who pass it on', () => {
    const tags = addressTags({ handle: pages.product, params: { id: 'shirt' } }, true);

    expect(tags).toContain(`<link rel="canonical" href="${HOST}/product/shirt">`);
    expect(tags).toContain(`<meta property="og:url" content="${HOST}/product/shirt">`);
  });

  it('is its own address for those who pass it on, where it stands elsewhere for search engines', () => {
    const tags = addressTags({ handle: pages.historyEntry, params: { slug: 'gua' } }, true);

    expect(tags).toContain(`<link rel="canonical" href="${HOST}/history">`);
    expect(tags).toContain(`<meta property="og:url" content="${HOST}/history/gua">`);
  });

  it('is nothing to pass on where a page is not listed', () => {
    const tags = addressTags({ handle: pages.cart, params: {} }, false);

    expect(tags).toBe(`<link rel="canonical" href="${HOST}/cart">`);
  });
});
