import { Injectable } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { STAFF_CHALLENGE, unauthorized, IS_PUBLIC } from '@paniscus/server/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Global JWT guard: admits signed-in staff, and everyone on public routes. Routes require a sign-in by default. */
@Injectable()
export class JwtAuthGuard extends AuthGuard('jwt') {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (this.isPublic(context) && request.headers.authorization === undefined) return true;
    return (await super.canActivate(context)) === true;
  }

  /**
   * On a public route, an invalid token is treated like none, and the response carries a challenge because a valid
   * token would have changed it (RFC 9110, section 11.6.1); on any other route it is a 401.
   */
  override handleRequest<TUser>(error: unknown, user: TUser, _: unknown, context: ExecutionContext): TUser {
    if (error !== null && error !== undefined) throw error;
    if (user) return user;
    if (this.isPublic(context)) {
      void context.switchToHttp().getResponse<FastifyReply>().header('www-authenticate', STAFF_CHALLENGE);
      return undefined as TUser;
    }
    throw unauthorized();
  }

  private isPublic(context: ExecutionContext): boolean {
    return (
      this.reflector.getAllAndOverride<boolean>(IS_PUBLIC, [context.getHandler(), context.getClass()]) ===
      true
    );
  }
}
