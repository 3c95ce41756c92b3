import { Inject, Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { SETTINGS } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';

/** The password hash function: argon2id, which is the package's default. */
@Injectable()
export class Argon2 {
  constructor(@Inject(SETTINGS) private readonly settings: Pick<Settings, 'passwordCost'>) {}

  hash(password: string): Promise<string> {
    return hash(password, this.settings.passwordCost);
  }

  /** Computes the hash of the password with the parameters and the salt of the stored one. */
  verify(storedHash: string, password: string): Promise<boolean> {
    return verify(storedHash, password);
  }
}
