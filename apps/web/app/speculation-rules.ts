import { pages } from './paths';
import type { RouteHandle } from './paths';

const hydrated = Object.values<RouteHandle>(pages)
  .filter(({ hydrate }) => hydrate)
  .map(({ path }) => path);

export const speculationRules = {
  type: 'speculationrules',
  dangerouslySetInnerHTML: {
    __html: JSON.stringify({
      prefetch: [
        {
          where: { and: [{ href_matches: '/*' }, { not: { href_matches: ['/api/*', ...hydrated] } }] },
          eagerness: 'moderate',
        },
      ],
    }),
  },
};
