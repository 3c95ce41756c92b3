import { api } from '../fault.ts';
import type { Fault } from '../fault.ts';

/** Who may do what, and for how long. */
export const roleFaults: Fault[] = [
  {
    description: 'every signed-in member of staff may do what only admins may',
    file: 'libs/server/identity/auth/roles.guard.ts',
    find: 'role === undefined || !roles.includes(role)',
    replace: 'role === undefined',
    caughtBy: api('apps/api/security/roles.spec.ts', 'admits only the role that a route requires'),
  },
  {
    description: 'a route without any decorator is open',
    file: 'libs/server/identity/auth/jwt-auth.guard.ts',
    find: 'return (await super.canActivate(context)) === true;',
    replace: 'return true;',
    caughtBy: api('apps/api/security/roles.spec.ts', 'closes a route without an explicit rule'),
  },
  {
    description: 'an access token without an expiry never expires',
    file: 'libs/server/identity/auth/access-tokens.ts',
    find: " || typeof exp !== 'number'",
    replace: '',
    caughtBy: api('libs/server/identity/auth/access-token.spec.ts', 'is rejected without exp'),
  },
  {
    description: 'a stolen refresh token that was spent long ago still works',
    file: 'libs/server/identity/auth/sessions/sessions.service.ts',
    find: 'spentAt !== null && now.getTime() - spentAt.getTime() > GRACE_MS',
    replace: 'spentAt !== null && spentAt > now',
    caughtBy: api(
      'libs/server/identity/auth/sessions/sessions.spec.ts',
      'accepts a used refresh token again within ten seconds, and revokes the family after that',
    ),
  },
  {
    description: 'a disabled account keeps its sessions',
    file: 'libs/server/identity/auth/sessions/sessions.service.ts',
    find: 'account !== undefined && !account.isDisabled && account.sessionEpoch === session.accountEpoch',
    replace: 'account !== undefined',
    caughtBy: api(
      'libs/server/identity/auth/sessions/sessions.spec.ts',
      'ends immediately when the account is disabled, and stays ended after it is enabled again',
    ),
  },
];
