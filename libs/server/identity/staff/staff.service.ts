import { Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap } from '@nestjs/common';
import { requestPasswordResetSchema, USERNAME_MAX } from '@paniscus/domain/session';
import type { StaffRole } from '@paniscus/domain/session';
import { Clock } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { removeTwoStep } from '../two-step/remove-two-step.ts';
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
  email: string | null;
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
    const name = validateUsername(username);
    const normalizedByline = validateByline(byline);
    assertStrongPassword(password, [name, normalizedByline]);

    const passwordHash = await this.hasher.hash(password);
    const { raw } = await this.accounts
      .createQueryBuilder()
      .insert()
      .values({
        username: name,
        usernameKey: normalizeUsername(name),
        byline: normalizedByline,
        role,
        passwordHash,
        createdAt: this.clock.now(),
      })
      .orIgnore()
      .returning('id')
      .execute();
    if ((raw as unknown[]).length === 0) throw new StaffError(`There is already an account named ${name}.`);
    return toStaffAccount(await this.findEntity(name));
  }

  async list(): Promise<StaffAccount[]> {
    const entities = await this.accounts.find({ order: { usernameKey: 'ASC' } });
    return entities.map(toStaffAccount);
  }

  async setRole(username: string, role: StaffRole): Promise<void> {
    const { id } = await this.findEntity(username);
    await this.accounts.update({ id }, { role });
  }

  async disable(username: string): Promise<void> {
    const { id } = await this.findEntity(username);
    await this.accounts.update(
      { id },
      { disabledAt: this.clock.now(), sessionEpoch: () => 'session_epoch + 1' },
    );
  }

  async enable(username: string): Promise<void> {
    const { id } = await this.findEntity(username);
    await this.accounts.update({ id }, { disabledAt: () => 'NULL' });
  }

  async setPassword(username: string, password: string): Promise<void> {
    const account = await this.findEntity(username);
    assertStrongPassword(password, [account.username, account.byline]);
    const passwordHash = await this.hasher.hash(password);
    await this.accounts.update({ id: account.id }, { passwordHash, sessionEpoch: () => 'session_epoch + 1' });
  }

  /** For a person who lost the device. Throws StaffError when it is off. */
  async turnOffTwoStep(username: string): Promise<void> {
    const account = await this.findEntity(username);
    const wasOn = await this.accounts.manager.transaction((manager) => removeTwoStep(manager, account.id));
    if (!wasOn) throw new StaffError(`${account.username} does not use two-step sign-in.`);
  }

  async findByUsername(username: string): Promise<StaffAccount | undefined> {
    const entity = await this.accounts.findOneBy({ usernameKey: normalizeUsername(username) });
    return entity === null ? undefined : toStaffAccount(entity);
  }

  /** The account that may reset its password with this email address; ignores case. */
  async findByEmail(email: string): Promise<StaffAccount | undefined> {
    const entity = await this.accounts
      .createQueryBuilder('account')
      .where('lower(account.email) = lower(:email)', { email: email.trim() })
      .andWhere('account.password_hash IS NOT NULL')
      .getOne();
    return entity === null ? undefined : toStaffAccount(entity);
  }

  async setEmail(username: string, email: string): Promise<void> {
    const { id } = await this.findEntity(username);
    if (!requestPasswordResetSchema.isValidSync({ email }))
      throw new StaffError(`'${email}' is not an email address.`);
    if (await this.isEmailTaken(email, id)) throw new StaffError('Another account has this email address.');
    await this.accounts.update({ id }, { email });
  }

  /** Whether another account has the email address; ignores case. */
  isEmailTaken(
    email: string,
    ownId: number,
    manager: EntityManager = this.accounts.manager,
  ): Promise<boolean> {
    return manager
      .createQueryBuilder(StaffAccountEntity, 'account')
      .where('lower(account.email) = lower(:email) AND account.id <> :ownId', { email, ownId })
      .getExists();
  }

  async findById(id: number): Promise<StaffAccount | undefined> {
    const entity = await this.accounts.findOneBy({ id });
    return entity === null ? undefined : toStaffAccount(entity);
  }

  /** Takes the same time when there is no such account. */
  async verifyPassword(account: StaffAccount | undefined, password: string): Promise<boolean> {
    const entity = await this.accounts.findOneBy({ id: account?.id ?? 0 });
    return this.hasher.verify(entity?.passwordHash ?? undefined, password);
  }

  private async findEntity(username: string): Promise<StaffAccountEntity> {
    const entity = await this.accounts.findOneBy({ usernameKey: normalizeUsername(username) });
    if (entity === null) throw new StaffError(`There is no account named ${username}.`);
    return entity;
  }
}

export function normalizeUsername(username: string): string {
  return username.normalize('NFKC').toLowerCase();
}

function toStaffAccount({
  id,
  username,
  byline,
  email,
  role,
  sessionEpoch,
  disabledAt,
}: StaffAccountEntity): StaffAccount {
  return { id, username, byline, email, role, sessionEpoch, isDisabled: disabledAt !== null };
}

function validateUsername(username: string): string {
  const name = username.normalize('NFC');
  if (name.length > USERNAME_MAX || !USERNAME_PATTERN.test(name))
    throw new StaffError(
      `A name is 1 to ${USERNAME_MAX} letters, digits and . _ @ + - and begins with a letter or digit.`,
    );
  return name;
}

function validateByline(byline: string): string {
  const normalizedByline = byline.normalize('NFC').trim();
  if (normalizedByline.length > USERNAME_MAX || !BYLINE_PATTERN.test(normalizedByline))
    throw new StaffError(`A byline is one line of 1 to ${USERNAME_MAX} characters.`);
  return normalizedByline;
}

/** Throws StaffError. */
export function assertStrongPassword(password: string, names: readonly string[]): void {
  const failure = validatePassword(password, names);
  if (failure !== undefined) throw new StaffError(failure);
}
