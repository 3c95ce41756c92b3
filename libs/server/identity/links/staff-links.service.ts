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

const VALID_MS: Record<LinkPurpose, number> = { invitation: 7 * 24 * HOUR_MS, 'password-reset': HOUR_MS };
export const EMAIL_KINDS: Record<LinkPurpose, string> = {
  invitation: 'staff-invitation',
  'password-reset': 'staff-password-reset',
};

/** Links by email that expire and work once, for invitations and password resets. */
@Injectable()
export class StaffLinksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly outbox: EmailOutbox,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Sends a new link; earlier ones for the same purpose stop working. */
  async send(manager: EntityManager, purpose: LinkPurpose, accountId: number): Promise<void> {
    const now = this.clock.now();
    await this.revoke(manager, purpose, accountId);
    const salt = randomBytes(32).toString('base64url');
    const { identifiers } = await manager.insert(StaffLinkEntity, {
      purpose,
      accountId,
      salt,
      tokenHash: hashToken(this.toToken(salt)),
      createdAt: now,
      expiresAt: new Date(now.getTime() + VALID_MS[purpose]),
    });
    await this.outbox.enqueue(manager, EMAIL_KINDS[purpose], Number(identifiers[0]?.id));
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

  /** Uses a link up and returns its account; of concurrent uses, one succeeds. Throws a 404 problem. */
  async use(manager: EntityManager, purpose: LinkPurpose, token: string): Promise<number> {
    const { id, accountId } = await this.find(manager, purpose, token);
    const { affected } = await manager.update(
      StaffLinkEntity,
      { id, usedAt: IsNull() },
      { usedAt: this.clock.now() },
    );
    if (affected !== 1) throw notFound();
    return accountId;
  }

  /** The link of an email, with its token; undefined when it stopped working. */
  async findForEmail(id: number): Promise<{ accountId: number; token: string } | undefined> {
    const link = await this.dataSource.manager.findOneBy(StaffLinkEntity, {
      id,
      usedAt: IsNull(),
      expiresAt: MoreThan(this.clock.now()),
    });
    return link === null ? undefined : { accountId: link.accountId, token: this.toToken(link.salt) };
  }

  private async find(manager: EntityManager, purpose: LinkPurpose, token: string): Promise<StaffLinkEntity> {
    if (!isCapabilityToken(token)) throw notFound();
    const link = await manager.findOneBy(StaffLinkEntity, {
      purpose,
      tokenHash: hashToken(token),
      usedAt: IsNull(),
      expiresAt: MoreThan(this.clock.now()),
    });
    if (link === null) throw notFound();
    return link;
  }

  private toToken(salt: string): string {
    return createHmac('sha256', this.settings.jwtSecret).update(`staff-link ${salt}`).digest('base64url');
  }
}
