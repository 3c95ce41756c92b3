import { ROUTES } from '@paniscus/routes';
import type { RouteDefinition } from '@paniscus/routes';

const hydrated = Object.values<RouteDefinition>(ROUTES)
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
