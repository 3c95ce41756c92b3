import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { SETTINGS } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { ACCESS_TOKEN_RULES, parseAccessClaims } from './access-tokens.ts';
import { SessionsService } from './sessions/sessions.service.ts';
import type { StaffIdentity } from './staff-identity.ts';

@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(
    @Inject(SETTINGS) settings: Settings,
    private readonly sessions: SessionsService,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: settings.jwtSecret,
      algorithms: [ACCESS_TOKEN_RULES.algorithm],
      issuer: ACCESS_TOKEN_RULES.issuer,
      audience: ACCESS_TOKEN_RULES.audience,
      ignoreExpiration: false,
    });
  }

  async validate(payload: Record<string, unknown>): Promise<StaffIdentity | false> {
    const claims = parseAccessClaims(payload);
    return (claims && (await this.sessions.findIdentity(claims.sessionId))) ?? false;
  }
}
