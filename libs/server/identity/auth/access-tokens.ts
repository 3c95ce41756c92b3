import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Clock } from '@paniscus/server/platform';

const ACCESS_TOKEN_S = 15 * 60;
export const ACCESS_TOKEN_RULES = {
  algorithm: 'HS256',
  issuer: 'paniscus',
  audience: 'paniscus-staff',
} as const;

export type AccessClaims = { sessionId: string };

const UUID_PATTERN = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Issues access tokens: JWTs that expire after 15 minutes and are valid only while their session is. */
@Injectable()
export class AccessTokens {
  constructor(
    private readonly jwt: JwtService,
    private readonly clock: Clock,
  ) {}

  sign(accountId: number, sessionId: string): string {
    const iat = Math.floor(this.clock.now().getTime() / 1000);
    const claims = { typ: 'access', sid: sessionId, jti: randomUUID(), iat, exp: iat + ACCESS_TOKEN_S };
    return this.jwt.sign(claims, { ...ACCESS_TOKEN_RULES, subject: String(accountId) });
  }
}

/**
 * Reads the claims of a token whose signature, algorithm, issuer, audience and expiry are verified. Every claim is
 * required: the library treats a token without `exp` as one that never expires.
 */
export function parseAccessClaims(payload: Record<string, unknown>): AccessClaims | undefined {
  const { typ, sid, jti, iat, exp } = payload;
  if (typ !== 'access' || typeof sid !== 'string' || !UUID_PATTERN.test(sid)) return undefined;
  if (typeof jti !== 'string' || typeof iat !== 'number' || typeof exp !== 'number') return undefined;
  return exp - iat > ACCESS_TOKEN_S ? undefined : { sessionId: sid };
}
