import { createToolsTest } from '../fault.ts';
import type { Fault } from '../fault.ts';

const boundariesSpec = 'tools/checks/boundaries.spec.ts';

/** Rules of what a project may import. */
export const importFaults: Fault[] = [
  {
    description: 'components of the design system may import domain rules',
    file: 'eslint.boundaries.js',
    find: "onlyDependOnLibsWithTags: ['type:ui', 'type:lexigrams'],",
    replace: "onlyDependOnLibsWithTags: ['type:ui', 'type:lexigrams', 'type:domain'],",
    caughtBy: createToolsTest(boundariesSpec, 'forbid libs/ui to import @paniscus/domain/money'),
  },
  {
    description: 'payments may import orders',
    file: 'eslint.boundaries.js',
    find: "payments: ['platform', 'integrations'],",
    replace: "payments: ['platform', 'integrations', 'commerce'],",
    caughtBy: createToolsTest(boundariesSpec, 'of server/payments toward server/commerce'),
  },
];
