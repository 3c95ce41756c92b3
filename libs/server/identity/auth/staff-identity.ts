import { applyDecorators, createParamDecorator, SetMetadata } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { StaffRole } from '@paniscus/domain';
import { ROLES_EXTENSION } from '@paniscus/server/platform';
import type { FastifyRequest } from 'fastify';

/** Who sent a request, once the guard has seen a good access token. */
export type StaffIdentity = {
  accountId: number;
  sessionId: string;
  username: string;
  byline: string;
  role: StaffRole;
};

/** Who is signed in, or undefined on a public route: `@StaffUser() staff: StaffIdentity`. */
export const StaffUser = createParamDecorator((_: unknown, context: ExecutionContext) =>
  findIdentity(context),
);

export const ROLES = 'roles';
/** How the API's description tells who may. */

/** Only these roles may; without it every signed-in person may. */
export const Roles = (...roles: StaffRole[]) =>
  applyDecorators(SetMetadata(ROLES, roles), ApiExtension(ROLES_EXTENSION, roles));

/** Passport leaves what its strategy answered in `user`. */
export function findIdentity(context: ExecutionContext): StaffIdentity | undefined {
  return context.switchToHttp().getRequest<FastifyRequest & { user?: StaffIdentity }>().user;
}
