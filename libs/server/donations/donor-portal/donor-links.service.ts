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

/** Each e-mail address that has given has one link, which is all a donor needs to see and change what they give. */
@Injectable()
export class DonorLinksService {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The address, in lower case, that a link belongs to. Throws a problem of status 404 for any other text. */
  async findEmail(token: string): Promise<string> {
    const link = isCapabilityToken(token)
      ? await this.dataSource.manager.findOneBy(DonorLinkEntity, { token })
      : null;
    if (link === null) throw notFound('There is no such link.');
    return link.email;
  }

  /** The token of an address; the first time, it is made. */
  async getToken(manager: EntityManager, email: string): Promise<string> {
    return (await this.getLink(manager, email)).token;
  }

  /** The address of the donor's own page, for letters. */
  async buildUrl(email: string): Promise<string> {
    return this.urlWith(await this.getToken(this.dataSource.manager, email));
  }

  urlWith(token: string): string {
    return `${this.settings.publicUrl.replace(/\/$/, '')}/giving/${token}`;
  }

  /** The link of an address, written in whatever case; the first time, it is made. */
  async getLink(manager: EntityManager, email: string): Promise<DonorLinkEntity> {
    // The database makes the letters small, here as in every question it is asked: no two of its answers differ.
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
   * Puts another token in a link's place: the old one leads nowhere from that moment. Answers the link with its new
   * token. Throws a problem of status 404 when somebody has been faster, or there never was such a link.
   */
  async renew(manager: EntityManager, token: string): Promise<DonorLinkEntity> {
    const renewed = createCapabilityToken();
    const { affected } = isCapabilityToken(token)
      ? await manager.update(DonorLinkEntity, { token }, { token: renewed, renewedAt: this.clock.now() })
      : { affected: 0 };
    if (affected !== 1) throw notFound('There is no such link.');
    return manager.findOneByOrFail(DonorLinkEntity, { token: renewed });
  }
}
