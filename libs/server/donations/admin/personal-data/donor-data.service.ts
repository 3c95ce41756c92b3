import { Injectable } from '@nestjs/common';
import { ERASED, ERASED_PERSON, redact } from '@paniscus/domain/personal-data';
import type { PersonalData } from '@paniscus/domain/personal-data';
import { PayerDataService } from '@paniscus/server/payments';
import { createCapabilityToken } from '@paniscus/server/platform';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { DonationEntity } from '../../donation/donation.entity.ts';
import { DonorDetailsEntity } from '../../donor-links/donor-details.entity.ts';
import { DonorLinkEntity } from '../../donor-links/donor-link.entity.ts';
import { RecurringDonationEntity } from '../../recurring/recurring-donation.entity.ts';
import { MemoryWallService } from '../../tributes/memory-wall.service.ts';
import { TributeEntity } from '../../tributes/tribute.entity.ts';
import { DonationNoteEntity } from '../notes/donation-note.entity.ts';
import { DONATION } from '../refundable-donation.ts';
import { DonorBlockers } from './donor-blockers.service.ts';
import {
  describeDonorDetails,
  describeDonation,
  describeRecurringDonation,
  describeTribute,
} from './donor-data.view.ts';
import { findDonorRecords } from './donor-records.ts';
import type { DonorRecords } from './donor-records.ts';

export type DonorData = Omit<PersonalData, 'email' | 'orders' | 'newsletter'>;

const NO_CARD = { cardName: null, cardEmail: null, cardMessage: null };

/** What is held about one donor, for requests to see or to erase it. */
@Injectable()
export class DonorDataService {
  constructor(
    private readonly blockers: DonorBlockers,
    private readonly wall: MemoryWallService,
    private readonly payerData: PayerDataService,
  ) {}

  async find(manager: EntityManager, email: string): Promise<DonorData> {
    const records = await findDonorRecords(manager, email);
    const payables = { kind: DONATION, payableIds: records.donations.map(({ id }) => id) } as const;
    const customerIds = [
      ...records.recurringDonations.flatMap(({ customerId }) => customerId ?? []),
      ...(await this.payerData.listCustomerIds(manager, payables)),
    ];
    return {
      donations: records.donations.map((donation) => describeDonation(donation, records.tributes)),
      recurring_donations: records.recurringDonations.map(describeRecurringDonation),
      refunds: await this.payerData.listRefunds(manager, payables),
      received_cards: records.receivedCards.map(describeTribute),
      donor_details: records.details.map(describeDonorDetails),
      has_donor_portal: records.donorLinkIds.length > 0,
      provider_records: [...new Set(customerIds)].map((id) => ({ provider: 'stripe', id })),
      blockers: await this.blockers.list(records),
    };
  }

  /** Erases the donor; amounts, dates, receipt numbers, country and region stay, as bookkeeping needs them. */
  async erase(manager: EntityManager, email: string): Promise<void> {
    const records = await findDonorRecords(manager, email);
    await this.eraseDonations(manager, records);
    for (const { id, failure } of records.recurringDonations)
      await manager.update(RecurringDonationEntity, id, {
        ...ERASED_PERSON,
        cardBrand: null,
        cardLast4: null,
        cardExpMonth: null,
        cardExpYear: null,
        cardNoteFor: null,
        failure: failure && redact(failure, records.secrets),
      });
    await this.eraseTributes(manager, records);
    await manager.delete(DonorDetailsEntity, { id: In(records.details.map(({ id }) => id)) });
    await manager.delete(DonorLinkEntity, { id: In(records.donorLinkIds) });
  }

  /** Ids of the emails to the donor, and of cards that the donor sent or received. */
  async listEmailIds(manager: EntityManager, email: string): Promise<number[]> {
    const emails = await this.blockers.listEmails(await findDonorRecords(manager, email));
    return emails.map(({ id }) => id);
  }

  private async eraseDonations(manager: EntityManager, { donations, secrets }: DonorRecords): Promise<void> {
    for (const { id, attention } of donations)
      await manager.update(DonationEntity, id, {
        ...ERASED_PERSON,
        postalAddress: '',
        pageToken: createCapabilityToken(),
        attention: attention && redact(attention, secrets),
      });
    const ids = donations.map(({ id }) => id);
    for (const { id, text } of await manager.findBy(DonationNoteEntity, { donationId: In(ids) }))
      await manager.update(DonationNoteEntity, id, { text: redact(text, secrets) });
    await this.payerData.erase(manager, { kind: DONATION, payableIds: ids }, secrets);
  }

  private async eraseTributes(manager: EntityManager, records: DonorRecords): Promise<void> {
    for (const { id, donationId } of records.tributes) {
      await this.wall.removeLine(manager, donationId);
      await manager.update(TributeEntity, id, {
        name: ERASED,
        ...NO_CARD,
        wallLine: null,
        wallState: 'none',
      });
    }
    await manager.update(TributeEntity, { id: In(records.receivedCards.map(({ id }) => id)) }, NO_CARD);
  }
}
