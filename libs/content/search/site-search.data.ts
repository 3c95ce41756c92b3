/** Search form outside the search page. Apart from its results, which need far more text. */
export const siteSearchContent = { title: 'Search', label: 'Search the site', action: 'Search' } as const;
