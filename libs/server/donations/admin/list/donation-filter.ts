import { DONATION_STATES, DONATION_FREQUENCIES } from '@paniscus/domain/donation';
import type { DonationStatus, DonationFrequency } from '@paniscus/domain/donation';
import { choiceIn, dayIn, searchIn, filterByDays, toLikePattern } from '@paniscus/server/platform';
import type { Query, Days } from '@paniscus/server/platform';
import type { SelectQueryBuilder } from 'typeorm';
import type { DonationEntity } from '../../donation/donation.entity.ts';

export type DonationFilter = Days & {
  state: DonationStatus | undefined;
  frequency: DonationFrequency | undefined;
  search: string | undefined;
};

/** Reads the filters from the query; empty values count as absent. Throws a problem of status 422. */
export function donationFilterFrom(query: Query): DonationFilter {
  return {
    state: choiceIn(query, 'state', DONATION_STATES),
    frequency: choiceIn(query, 'frequency', DONATION_FREQUENCIES),
    search: searchIn(query),
    from: dayIn(query, 'from'),
    to: dayIn(query, 'to'),
  };
}

/** Applies the filter to a query whose donation alias is `d`. */
export function applyFilter(query: SelectQueryBuilder<DonationEntity>, filter: DonationFilter): void {
  const { state, frequency, search } = filter;
  if (state !== undefined) query.andWhere('d.status = :state', { state });
  if (frequency !== undefined)
    query.andWhere(`d.monthly_gift_id IS ${frequency === 'monthly' ? 'NOT NULL' : 'NULL'}`);
  filterByDays(query, 'd.created_at', filter);
  if (search !== undefined)
    query.andWhere(
      `(d.receipt_number ILIKE :pattern OR d.email ILIKE :pattern
        OR (d.first_name || ' ' || d.last_name) ILIKE :pattern)`,
      { pattern: toLikePattern(search) },
    );
}
