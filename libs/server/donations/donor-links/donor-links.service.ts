import { Inject, Injectable } from '@nestjs/common';
import {
  Clock,
  isCapabilityToken,
  createCapabilityToken,
  notFound,
  SETTINGS,
} from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { DonorLinkEntity } from './donor-link.entity.ts';

const unknownLink = () =>
  notFound('This link is invalid or has been replaced. Reload the page to get a new one.');

@Injectable()
export class DonorLinksService {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Returns the lowercase email of a link. Throws a 404 problem for any other text. */
  async findEmail(token: string): Promise<string> {
    const link = isCapabilityToken(token)
      ? await this.dataSource.manager.findOneBy(DonorLinkEntity, { token })
      : null;
    if (link === null) throw unknownLink();
    return link.email;
  }

  /** Returns the token of an email; creates it if needed. */
  async getToken(manager: EntityManager, email: string): Promise<string> {
    return (await this.getLink(manager, email)).token;
  }

  async buildUrl(email: string): Promise<string> {
    return this.buildUrlForToken(await this.getToken(this.dataSource.manager, email));
  }

  buildUrlForToken(token: string): string {
    return `${this.settings.publicUrl.replace(/\/$/, '')}/giving/${token}`;
  }

  async getLink(manager: EntityManager, email: string): Promise<DonorLinkEntity> {
    // Lowercased by PostgreSQL, here and in all queries, so that results always agree.
    await manager.query(
      `INSERT INTO donor_links (email, token, created_at) VALUES (lower($1), $2, $3)
       ON CONFLICT ON CONSTRAINT donor_links_email_unique DO NOTHING`,
      [email, createCapabilityToken(), this.clock.now()],
    );
    return manager
      .createQueryBuilder(DonorLinkEntity, 'link')
      .where('link.email = lower(:email)', { email })
      .getOneOrFail();
  }

  /**
   * Replaces the token of a link; the old one is invalid at once. Returns the link with its new token. Throws a 404
   * problem when the token is unknown or was replaced meanwhile.
   */
  async renew(manager: EntityManager, token: string): Promise<DonorLinkEntity> {
    const renewed = createCapabilityToken();
    const { affected } = isCapabilityToken(token)
      ? await manager.update(DonorLinkEntity, { token }, { token: renewed, renewedAt: this.clock.now() })
      : { affected: 0 };
    if (affected !== 1) throw unknownLink();
    return manager.findOneByOrFail(DonorLinkEntity, { token: renewed });
  }
}
