import { Injectable } from '@nestjs/common';
import { formatPostalAddress } from '@paniscus/domain/postal-address';
import { IsNull, Not } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { DonorDetailsEntity } from './donor-details.entity.ts';

type Donor = { email: string; firstName: string; lastName: string };

/** Reads the names and addresses that donors set in the donor portal. */
@Injectable()
export class DonorDetailsService {
  /** Current details; null when the donor never set any. `email` is lowercase. */
  findCurrent(manager: EntityManager, email: string): Promise<DonorDetailsEntity | null> {
    return manager.findOne(DonorDetailsEntity, {
      where: { email, appliedAt: Not(IsNull()) },
      order: { version: 'DESC' },
    });
  }

  /** All versions, oldest first. `email` may have any case. */
  listVersions(manager: EntityManager, email: string): Promise<DonorDetailsEntity[]> {
    return manager
      .createQueryBuilder(DonorDetailsEntity, 'details')
      .where('details.email = lower(:email) AND details.applied_at IS NOT NULL', { email })
      .orderBy('details.version')
      .getMany();
  }

  /**
   * Postal address for the receipt of a new donation; empty without one. Anyone can enter an email in the donation form,
   * so the name must match as well.
   */
  async findAddress(manager: EntityManager, { email, firstName, lastName }: Donor): Promise<string> {
    const details = (await this.listVersions(manager, email)).at(-1);
    if (details === undefined) return '';
    const isSame = toKey(details) === toKey({ firstName, lastName });
    return isSame ? formatPostalAddress(details) : '';
  }
}

const toKey = ({ firstName, lastName }: Omit<Donor, 'email'>) =>
  `${firstName.trim()} ${lastName.trim()}`.toLowerCase();
