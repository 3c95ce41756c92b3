import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { In } from 'typeorm';
import { DonationEntity } from '../../donation/donation.entity.ts';
import { DonorDetailsEntity } from '../../donor-links/donor-details.entity.ts';
import { DonorLinkEntity } from '../../donor-links/donor-link.entity.ts';
import { RecurringDonationEntity } from '../../recurring/recurring-donation.entity.ts';
import { TributeEntity } from '../../tributes/tribute.entity.ts';

export type DonorRecords = {
  donations: DonationEntity[];
  recurringDonations: RecurringDonationEntity[];
  /** Of the donor's donations. */
  tributes: TributeEntity[];
  /** Tributes of other donors, whose card went to this address. */
  receivedCards: TributeEntity[];
  /** At most one. */
  donorLinkIds: number[];
  /** Oldest first; also one that is not applied. */
  details: DonorDetailsEntity[];
  /** Names and addresses to look for in texts. */
  secrets: string[];
};

type Named = { firstName: string; lastName: string };

/** Loads what belongs to an email address; PostgreSQL compares in lowercase here and elsewhere, so results agree. */
export async function findDonorRecords(manager: EntityManager, email: string): Promise<DonorRecords> {
  const find = <T extends ObjectLiteral>(entity: EntityTarget<T>, column: string) =>
    manager
      .createQueryBuilder(entity, 'r')
      .where(`${column} = lower(:email)`, { email })
      .orderBy('r.id')
      .getMany();
  const donations = await find(DonationEntity, 'lower(r.email)');
  const recurringDonations = await find(RecurringDonationEntity, 'lower(r.email)');
  const donationIds = donations.map(({ id }) => id);
  const tributes = await manager.findBy(TributeEntity, { donationId: In(donationIds) });
  const addressed = await find(TributeEntity, 'lower(r.card_email)');
  const links = await find(DonorLinkEntity, 'r.email');
  const details = await find(DonorDetailsEntity, 'r.email');
  return {
    donations,
    recurringDonations,
    tributes,
    receivedCards: addressed.filter(({ donationId }) => !donationIds.includes(donationId)),
    donorLinkIds: links.map(({ id }) => id),
    details,
    secrets: [
      email,
      ...listNames([...donations, ...recurringDonations, ...details]),
      ...listTributeTexts(tributes),
    ],
  };
}

/** A single letter says nothing alone, and would be found in every text. */
const isTelling = ({ length }: string) => length > 1;

const listNames = (people: readonly Named[]) =>
  people.flatMap(({ firstName, lastName }) => [firstName, lastName]).filter(isTelling);

const listTributeTexts = (tributes: readonly TributeEntity[]) =>
  tributes
    .flatMap(({ name, cardName, cardEmail }) => [name, cardName ?? '', cardEmail ?? ''])
    .filter(isTelling);
