import { randomBytes } from 'node:crypto';

/** Also the form of the tokens that a migration made of two UUIDs. */
const PATTERN = /^(?:[A-Za-z0-9_-]{43}|[0-9a-f]{64})$/;

/** What makes a link that nobody guesses: 256 random bits as base64url. */
export const createCapabilityToken = (): string => randomBytes(32).toString('base64url');

/** Whether a text could be such a token at all; what could not is not looked for. */
export const isCapabilityToken = (text: string): boolean => text.length <= 64 && PATTERN.test(text);
