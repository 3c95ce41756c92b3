import { createHmac, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { HOUR_MS } from '@paniscus/domain/timing';
import { Clock, EmailOutbox, isCapabilityToken, notFound, SETTINGS } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import { DataSource, IsNull, MoreThan } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { hashToken } from '../auth/sessions/refresh-token.ts';
import { StaffLinkEntity } from './staff-link.entity.ts';
import type { LinkPurpose } from './staff-link.entity.ts';

const VALID_MS: Record<LinkPurpose, number> = {
  invitation: 7 * 24 * HOUR_MS,
  'password-reset': HOUR_MS,
  'email-change': 24 * HOUR_MS,
};
export const EMAIL_KINDS: Record<LinkPurpose, string> = {
  invitation: 'staff-invitation',
  'password-reset': 'staff-password-reset',
  'email-change': 'staff-email-change',
};

/** Tells the earlier address about a requested change. */
export const EMAIL_CHANGE_NOTICE = 'staff-email-change-notice';

/** Addresses of an `email-change`. */
type Addresses = Pick<StaffLinkEntity, 'email' | 'earlierEmail'>;

/** Links by email that expire and work once, for invitations, password resets and new email addresses. */
@Injectable()
export class StaffLinksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly outbox: EmailOutbox,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Sends a new link and returns its id; earlier ones for the same purpose stop working. */
  async send(
    manager: EntityManager,
    purpose: LinkPurpose,
    accountId: number,
    addresses?: Addresses,
  ): Promise<number> {
    const now = this.clock.now();
    await this.revoke(manager, purpose, accountId);
    const salt = randomBytes(32).toString('base64url');
    const { identifiers } = await manager.insert(StaffLinkEntity, {
      purpose,
      accountId,
      ...addresses,
      salt,
      tokenHash: hashToken(this.toToken(salt)),
      createdAt: now,
      expiresAt: new Date(now.getTime() + VALID_MS[purpose]),
    });
    const id = Number(identifiers[0]?.id);
    await this.outbox.enqueue(manager, EMAIL_KINDS[purpose], id);
    return id;
  }

  async revoke(manager: EntityManager, purpose: LinkPurpose, accountId: number): Promise<void> {
    await manager.update(
      StaffLinkEntity,
      { purpose, accountId, usedAt: IsNull() },
      { usedAt: this.clock.now() },
    );
  }

  /** Account of a link that still works. Throws a 404 problem. */
  async getAccountId(purpose: LinkPurpose, token: string): Promise<number> {
    return (await this.find(this.dataSource.manager, purpose, token)).accountId;
  }

  /** Uses a link up and returns it; of concurrent uses, one succeeds. Throws a 404 problem. */
  async use(manager: EntityManager, purpose: LinkPurpose, token: string): Promise<StaffLinkEntity> {
    const link = await this.find(manager, purpose, token);
    const { id } = link;
    const { affected } = await manager.update(
      StaffLinkEntity,
      { id, usedAt: IsNull() },
      { usedAt: this.clock.now() },
    );
    if (affected !== 1) throw notFound();
    return link;
  }

  /** The link of an email, with its token; undefined when it stopped working. */
  async findForEmail(
    id: number,
  ): Promise<{ accountId: number; email: string | null; token: string } | undefined> {
    const link = await this.dataSource.manager.findOneBy(StaffLinkEntity, { id, ...this.isWorking() });
    if (link === null) return undefined;
    const { accountId, email, salt } = link;
    return { accountId, email, token: this.toToken(salt) };
  }

  /** Addresses of a requested email change, also when its link was used. */
  findAddresses(id: number): Promise<StaffLinkEntity | null> {
    return this.dataSource.manager.findOneBy(StaffLinkEntity, { id, purpose: 'email-change' });
  }

  /** The email change of a link of this account, also of a link that stopped working; null for other links. */
  findEmailChange(manager: EntityManager, token: string, accountId: number): Promise<StaffLinkEntity | null> {
    const where = { purpose: 'email-change' as const, tokenHash: hashToken(token), accountId };
    return manager.findOneBy(StaffLinkEntity, where);
  }

  /** The new address that the account has not confirmed yet; null without a link that works. */
  async findPendingEmail(accountId: number): Promise<string | null> {
    const where = { accountId, purpose: 'email-change' as const, ...this.isWorking() };
    return (await this.dataSource.manager.findOneBy(StaffLinkEntity, where))?.email ?? null;
  }

  private async find(manager: EntityManager, purpose: LinkPurpose, token: string): Promise<StaffLinkEntity> {
    if (!isCapabilityToken(token)) throw notFound();
    const link = await manager.findOneBy(StaffLinkEntity, {
      purpose,
      tokenHash: hashToken(token),
      ...this.isWorking(),
    });
    if (link === null) throw notFound();
    return link;
  }

  private isWorking() {
    return { usedAt: IsNull(), expiresAt: MoreThan(this.clock.now()) };
  }

  private toToken(salt: string): string {
    return createHmac('sha256', this.settings.jwtSecret).update(`staff-link ${salt}`).digest('base64url');
  }
}
