import { randomBytes } from 'node:crypto';

/** Also matches tokens that a migration built from two UUIDs. */
const PATTERN = /^(?:[A-Za-z0-9_-]{43}|[0-9a-f]{64})$/;

/** Capability token: 256 random bits as base64url. */
export const createCapabilityToken = (): string => randomBytes(32).toString('base64url');

export const isCapabilityToken = (text: string): boolean => text.length <= 64 && PATTERN.test(text);
