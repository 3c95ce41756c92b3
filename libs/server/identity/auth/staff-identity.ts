import { applyDecorators, createParamDecorator, SetMetadata } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { StaffRole } from '@paniscus/domain/session';
import { ROLES_EXTENSION } from '@paniscus/server/platform';
import type { FastifyRequest } from 'fastify';

export type StaffIdentity = {
  accountId: number;
  sessionId: string;
  username: string;
  byline: string;
  role: StaffRole;
};

/** Injects the signed-in staff member, or undefined on a public route: `@StaffUser() staff: StaffIdentity`. */
export const StaffUser = createParamDecorator((_: unknown, context: ExecutionContext) =>
  findIdentity(context),
);

export const ROLES = 'roles';

/** Restricts a route to these roles; without it, every signed-in staff member has access. */
export const Roles = (...roles: StaffRole[]) =>
  applyDecorators(SetMetadata(ROLES, roles), ApiExtension(ROLES_EXTENSION, roles));

/** Passport stores the strategy's result in `user`. */
export function findIdentity(context: ExecutionContext): StaffIdentity | undefined {
  return context.switchToHttp().getRequest<FastifyRequest & { user?: StaffIdentity }>().user;
}
