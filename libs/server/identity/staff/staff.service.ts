import { Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap } from '@nestjs/common';
import { USERNAME_MAX } from '@paniscus/domain/session';
import type { StaffRole } from '@paniscus/domain/session';
import { Clock } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import type { Repository } from 'typeorm';
import { PasswordHasher } from './password-hasher.ts';
import { validatePassword } from './password.rules.ts';
import { StaffAccountEntity } from './staff-account.entity.ts';

export class StaffError extends Error {
  override name = 'StaffError';
}

export type NewAccount = { username: string; byline?: string; role: StaffRole; password: string };

export type StaffAccount = {
  id: number;
  username: string;
  byline: string;
  role: StaffRole;
  sessionEpoch: number;
  isDisabled: boolean;
};

const USERNAME_PATTERN = /^[\p{L}\p{N}][\p{L}\p{N}._@+-]*$/u;
const BYLINE_PATTERN = /^[^\p{Cc}\p{Zl}\p{Zp}]+$/u;

@Injectable()
export class StaffService implements OnApplicationBootstrap {
  private readonly accounts: Repository<StaffAccountEntity>;

  constructor(
    dataSource: DataSource,
    private readonly hasher: PasswordHasher,
    private readonly clock: Clock,
  ) {
    this.accounts = dataSource.getRepository(StaffAccountEntity);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.hasher.prepare();
  }

  async create({ username, byline = username, role, password }: NewAccount): Promise<StaffAccount> {
    const name = nameFrom(username);
    const writer = bylineFrom(byline);
    refuseWeak(password, [name, writer]);

    const passwordHash = await this.hasher.hash(password);
    const { raw } = await this.accounts
      .createQueryBuilder()
      .insert()
      .values({
        username: name,
        usernameKey: normalizeUsername(name),
        byline: writer,
        role,
        passwordHash,
        createdAt: this.clock.now(),
      })
      .orIgnore()
      .returning('id')
      .execute();
    if ((raw as unknown[]).length === 0) throw new StaffError(`There is already an account named ${name}.`);
    return findActiveAccount(await this.entityNamed(name));
  }

  async list(): Promise<StaffAccount[]> {
    const entities = await this.accounts.find({ order: { usernameKey: 'ASC' } });
    return entities.map(findActiveAccount);
  }

  async disable(username: string): Promise<void> {
    const { id } = await this.entityNamed(username);
    await this.accounts.update(
      { id },
      { disabledAt: this.clock.now(), sessionEpoch: () => 'session_epoch + 1' },
    );
  }

  async enable(username: string): Promise<void> {
    const { id } = await this.entityNamed(username);
    await this.accounts.update({ id }, { disabledAt: () => 'NULL' });
  }

  async setPassword(username: string, password: string): Promise<void> {
    const account = await this.entityNamed(username);
    refuseWeak(password, [account.username, account.byline]);
    const passwordHash = await this.hasher.hash(password);
    await this.accounts.update({ id: account.id }, { passwordHash, sessionEpoch: () => 'session_epoch + 1' });
  }

  async findByUsername(username: string): Promise<StaffAccount | undefined> {
    const entity = await this.accounts.findOneBy({ usernameKey: normalizeUsername(username) });
    return entity === null ? undefined : findActiveAccount(entity);
  }

  async findById(id: number): Promise<StaffAccount | undefined> {
    const entity = await this.accounts.findOneBy({ id });
    return entity === null ? undefined : findActiveAccount(entity);
  }

  /** Takes the same time when there is no such account. */
  async isPasswordRight(account: StaffAccount | undefined, password: string): Promise<boolean> {
    const entity = await this.accounts.findOneBy({ id: account?.id ?? 0 });
    return this.hasher.verify(entity?.passwordHash, password);
  }

  private async entityNamed(username: string): Promise<StaffAccountEntity> {
    const entity = await this.accounts.findOneBy({ usernameKey: normalizeUsername(username) });
    if (entity === null) throw new StaffError(`There is no account named ${username}.`);
    return entity;
  }
}

export function normalizeUsername(username: string): string {
  return username.normalize('NFKC').toLowerCase();
}

function findActiveAccount({
  id,
  username,
  byline,
  role,
  sessionEpoch,
  disabledAt,
}: StaffAccountEntity): StaffAccount {
  return { id, username, byline, role, sessionEpoch, isDisabled: disabledAt !== null };
}

function nameFrom(username: string): string {
  const name = username.normalize('NFC');
  if (name.length > USERNAME_MAX || !USERNAME_PATTERN.test(name))
    throw new StaffError(
      `A name is 1 to ${USERNAME_MAX} letters, digits and . _ @ + - and begins with a letter or digit.`,
    );
  return name;
}

function bylineFrom(byline: string): string {
  const writer = byline.normalize('NFC').trim();
  if (writer.length > USERNAME_MAX || !BYLINE_PATTERN.test(writer))
    throw new StaffError(`A byline is one line of 1 to ${USERNAME_MAX} characters.`);
  return writer;
}

function refuseWeak(password: string, names: readonly string[]): void {
  const failure = validatePassword(password, names);
  if (failure !== undefined) throw new StaffError(failure);
}
