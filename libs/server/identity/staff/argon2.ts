import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

/**
 * argon2id (the package's default) with the first parameters recommended by OWASP:
 * https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
 */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The password hash function. */
@Injectable()
export class Argon2 {
  hash(password: string): Promise<string> {
    return hash(password, PARAMETERS);
  }

  /** Computes the hash of the password with the parameters and the salt of the stored one. */
  verify(storedHash: string, password: string): Promise<boolean> {
    return verify(storedHash, password);
  }
}
