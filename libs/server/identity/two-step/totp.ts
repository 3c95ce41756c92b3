import { organization } from '@paniscus/content';
import { Secret, TOTP } from 'otpauth';

/** The size that RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** Earlier and later steps whose codes are accepted, for clocks that differ (RFC 6238, section 5.2). */
const DRIFT_STEPS = 1;

export const generateSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** URL that authenticator apps read from a QR code. */
export function buildSecretUrl(secret: string, username: string): string {
  return new TOTP({ issuer: organization.name, label: username, secret }).toString();
}

/** The time step to which a code of six digits belongs; undefined when it is wrong. */
export function findTimeStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = TOTP.validate({
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp,
    window: DRIFT_STEPS,
  });
  return delta === null ? undefined : TOTP.counter({ timestamp }) + delta;
}
