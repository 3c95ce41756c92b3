import { DONATION_STATES, DONATION_FREQUENCIES } from '@paniscus/domain';
import type { DonationStatus, DonationFrequency } from '@paniscus/domain';
import type { SelectQueryBuilder } from 'typeorm';
import { choiceIn, dayIn, searchIn } from '../../common/listing/list-query.ts';
import type { Query } from '../../common/listing/list-query.ts';
import { narrowToDays, toLikePattern } from '../../common/listing/narrowing.ts';
import type { Days } from '../../common/listing/narrowing.ts';
import type { DonationEntity } from '../../donations/donation.entity.ts';

/** Which donations staff want to see. */
export type DonationFilter = Days & {
  state: DonationStatus | undefined;
  frequency: DonationFrequency | undefined;
  search: string | undefined;
};

/** Reads the filters from an address; an empty one is none. Throws a problem of status 422. */
export function donationFilterFrom(query: Query): DonationFilter {
  return {
    state: choiceIn(query, 'state', DONATION_STATES),
    frequency: choiceIn(query, 'frequency', DONATION_FREQUENCIES),
    search: searchIn(query),
    from: dayIn(query, 'from'),
    to: dayIn(query, 'to'),
  };
}

/** Narrows a query for donations, whose alias is `d`. */
export function narrow(query: SelectQueryBuilder<DonationEntity>, filter: DonationFilter): void {
  const { state, frequency, search } = filter;
  if (state !== undefined) query.andWhere('d.status = :state', { state });
  if (frequency !== undefined)
    query.andWhere(`d.monthly_gift_id IS ${frequency === 'monthly' ? 'NOT NULL' : 'NULL'}`);
  narrowToDays(query, 'd.created_at', filter);
  if (search !== undefined)
    query.andWhere(
      `(d.receipt_number ILIKE :pattern OR d.email ILIKE :pattern
        OR (d.first_name || ' ' || d.last_name) ILIKE :pattern)`,
      { pattern: toLikePattern(search) },
    );
}
