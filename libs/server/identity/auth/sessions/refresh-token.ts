import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits; opaque to clients. */
export function generateRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A plain hash suffices: 256 random bits cannot be brute-forced. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
