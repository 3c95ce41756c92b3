import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { tooMany } from '../common/problem.ts';

/** argon2id (the package's default) with the parameters that OWASP recommends first. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** One hash takes some 20 MB and 27 ms of a core. */
const AT_ONCE = 2;
const WAITING_MAX = 16;

/** Hashes passwords, few at a time: whoever finds the queue full is asked to come back (429). */
@Injectable()
export class PasswordHasher {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private unknownHash: Promise<string> | undefined;

  async hash(password: string): Promise<string> {
    return this.inTurn(() => hash(normalised(password), PARAMETERS));
  }

  /** Without a hash it takes the same time and says no, so that nobody can tell which names exist. */
  async verify(storedHash: string | undefined, password: string): Promise<boolean> {
    const isRight = await this.inTurn(async () =>
      verify(storedHash ?? (await this.dummy()), normalised(password)),
    );
    return isRight && storedHash !== undefined;
  }

  /** Makes the hash that stands in for unknown names before the first one is asked for. */
  async prepare(): Promise<void> {
    await this.dummy();
  }

  private dummy(): Promise<string> {
    this.unknownHash ??= hash(randomBytes(32).toString('base64url'), PARAMETERS);
    return this.unknownHash;
  }

  private async inTurn<T>(task: () => Promise<T>): Promise<T> {
    if (this.running >= AT_ONCE) {
      if (this.waiting.length >= WAITING_MAX) throw tooMany(1);
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else {
      this.running += 1;
    }
    try {
      return await task();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.running -= 1;
      else next();
    }
  }
}

/** The same password typed on two keyboards is the same text. */
function normalised(password: string): string {
  return password.normalize('NFKC');
}
