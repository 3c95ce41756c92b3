import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts secrets of accounts for the database; each opens for its own account only. */
@Injectable()
export class SecretCipher {
  private readonly key: Buffer;

  constructor(@Inject(SETTINGS) { jwtSecret }: Settings) {
    this.key = Buffer.from(hkdfSync('sha256', jwtSecret, '', 'staff two-step secret', KEY_BYTES));
  }

  encrypt(accountId: number, secret: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.key, iv).setAAD(toContext(accountId));
    const content = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64url');
  }

  /** Undefined when it was encrypted with another key, or for another account. */
  decrypt(accountId: number, encrypted: string): string | undefined {
    const bytes = Buffer.from(encrypted, 'base64url');
    const tagEnd = IV_BYTES + TAG_BYTES;
    try {
      const decipher = createDecipheriv(ALGORITHM, this.key, bytes.subarray(0, IV_BYTES))
        .setAAD(toContext(accountId))
        .setAuthTag(bytes.subarray(IV_BYTES, tagEnd));
      return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString('utf8');
    } catch {
      return undefined;
    }
  }
}

const toContext = (accountId: number) => Buffer.from(`account ${accountId}`);
