import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { tooMany } from '@paniscus/server/platform';
import { Argon2 } from './argon2.ts';

/** One hash takes about 20 MB and 27 ms of CPU time. */
const CONCURRENCY = 2;
const QUEUE_MAX = 16;

/** Hashes passwords with limited concurrency. Throws a 429 problem when the queue is full. */
@Injectable()
export class PasswordHasher {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private unknownHash: Promise<string> | undefined;

  constructor(private readonly argon2: Argon2) {}

  async hash(password: string): Promise<string> {
    return this.withLimit(() => this.argon2.hash(normalize(password)));
  }

  /**
   * Without a stored hash it takes the same time and returns false, so that timing does not reveal which usernames
   * exist.
   */
  async verify(storedHash: string | undefined, password: string): Promise<boolean> {
    const isCorrect = await this.withLimit(async () =>
      this.argon2.verify(storedHash ?? (await this.getDummyHash()), normalize(password)),
    );
    return isCorrect && storedHash !== undefined;
  }

  async prepare(): Promise<void> {
    await this.getDummyHash();
  }

  private getDummyHash(): Promise<string> {
    this.unknownHash ??= this.argon2.hash(randomBytes(32).toString('base64url'));
    return this.unknownHash;
  }

  private async withLimit<T>(task: () => Promise<T>): Promise<T> {
    if (this.running >= CONCURRENCY) {
      if (this.waiting.length >= QUEUE_MAX) throw tooMany(1);
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

/** Different keyboards may encode the same accents differently. */
function normalize(password: string): string {
  return password.normalize('NFKC');
}
