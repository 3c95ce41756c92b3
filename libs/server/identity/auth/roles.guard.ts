import { Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { StaffRole } from '@paniscus/domain/session';
import { ProblemException } from '@paniscus/server/platform';
import { findIdentity, ROLES } from './staff-identity.ts';

@Injectable()
export class RolesGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const roles = this.reflector.getAllAndOverride<StaffRole[] | undefined>(ROLES, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (roles === undefined) return true;
    const role = findIdentity(context)?.role;
    if (role === undefined || !roles.includes(role))
      throw new ProblemException(403, { detail: 'Your account does not have permission to do this.' });
    return true;
  }
}
