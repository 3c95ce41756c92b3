import { DONATION_STATES, DONATION_FREQUENCIES } from '@paniscus/domain/donation';
import type { DonationStatus, DonationFrequency } from '@paniscus/domain/donation';
import { ATTENTION_REASONS } from '@paniscus/domain/payment';
import type { AttentionReason } from '@paniscus/domain/payment';
import { parseId } from '@paniscus/domain/ids';
import {
  invalid,
  parseChoice,
  parseDay,
  parseSearch,
  filterByDays,
  containsSearch,
} from '@paniscus/server/platform';
import type { Query, DateRange } from '@paniscus/server/platform';
import type { SelectQueryBuilder } from 'typeorm';
import type { DonationEntity } from '../../donation/donation.entity.ts';
import { DONATION_ATTENTION } from './donation-attention.ts';

export type DonationFilter = DateRange & {
  state: DonationStatus | undefined;
  frequency: DonationFrequency | undefined;
  attention: AttentionReason | undefined;
  /** Id of a fund, or 'none'. */
  fund: string | undefined;
  search: string | undefined;
};

/** Reads the filters from the query; empty values count as absent. Throws a problem of status 422. */
export function parseDonationFilter(query: Query): DonationFilter {
  return {
    state: parseChoice(query, 'state', DONATION_STATES),
    frequency: parseChoice(query, 'frequency', DONATION_FREQUENCIES),
    attention: parseChoice(query, 'attention', ATTENTION_REASONS),
    fund: parseFund(query.fund),
    search: parseSearch(query),
    from: parseDay(query, 'from'),
    to: parseDay(query, 'to'),
  };
}

function parseFund(value: unknown): string | undefined {
  if (value === undefined || value === '') return undefined;
  if (typeof value === 'string' && (value === 'none' || parseId(value) !== undefined)) return value;
  throw invalid({ fund: 'Invalid fund.' });
}

/** Applies the filter to a query whose donation alias is `d`. */
export function applyFilter(query: SelectQueryBuilder<DonationEntity>, filter: DonationFilter): void {
  const { state, frequency, attention, fund, search } = filter;
  if (state !== undefined) query.andWhere('d.status = :state', { state });
  if (frequency !== undefined) query.andWhere('d.frequency = :frequency', { frequency });
  if (attention !== undefined) query.andWhere(DONATION_ATTENTION[attention]);
  if (fund === 'none') query.andWhere('d.fund_id IS NULL');
  else if (fund !== undefined) query.andWhere('d.fund_id = :fund', { fund: Number(fund) });
  filterByDays(query, 'd.created_at', filter);
  if (search !== undefined)
    query.andWhere(
      `(${containsSearch('d.receipt_number')} OR ${containsSearch('d.email')}
        OR ${containsSearch("d.first_name || ' ' || d.last_name")})`,
      { search },
    );
}
