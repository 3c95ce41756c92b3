import { createHash, randomBytes } from 'node:crypto';

/** 256 bits of chance, opaque to everyone. */
export function newRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a token: with 256 bits of chance a plain hash cannot be searched. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
