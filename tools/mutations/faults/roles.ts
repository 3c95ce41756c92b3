import { createApiTest } from '../fault.ts';
import type { Fault } from '../fault.ts';

/** Roles, tokens and sessions. */
export const roleFaults: Fault[] = [
  {
    description: 'staff without the admin role can use admin routes',
    file: 'libs/server/identity/auth/roles.guard.ts',
    find: 'role === undefined || !roles.includes(role)',
    replace: 'role === undefined',
    caughtBy: createApiTest('apps/api/security/roles.spec.ts', 'admits only the role that a route requires'),
  },
  {
    description: 'a route without a decorator is public',
    file: 'libs/server/identity/auth/jwt-auth.guard.ts',
    find: 'return (await super.canActivate(context)) === true;',
    replace: 'return true;',
    caughtBy: createApiTest(
      'apps/api/security/roles.spec.ts',
      'requires a sign-in for a route without @Public() or @Roles()',
    ),
  },
  {
    description: 'an access token without an expiry never expires',
    file: 'libs/server/identity/auth/access-tokens.ts',
    find: " || typeof exp !== 'number'",
    replace: '',
    caughtBy: createApiTest('libs/server/identity/auth/access-token.spec.ts', 'is rejected without exp'),
  },
  {
    description: 'a stolen refresh token works after it was used',
    file: 'libs/server/identity/auth/sessions/sessions.service.ts',
    find: 'spentAt !== null && now.getTime() - spentAt.getTime() > GRACE_MS',
    replace: 'spentAt !== null && spentAt > now',
    caughtBy: createApiTest(
      'libs/server/identity/auth/sessions/sessions.spec.ts',
      'accepts a used refresh token again within ten seconds, and revokes the family after that',
    ),
  },
  {
    description: 'a disabled account keeps its sessions',
    file: 'libs/server/identity/auth/sessions/sessions.service.ts',
    find: 'account !== undefined && !account.isDisabled && account.sessionEpoch === session.accountEpoch',
    replace: 'account !== undefined',
    caughtBy: createApiTest(
      'libs/server/identity/auth/sessions/sessions.spec.ts',
      'ends immediately when the account is disabled, and stays ended after it is enabled again',
    ),
  },
];
