import { applyDecorators } from '@nestjs/common';
import { DONATION_STATES, DONATION_FREQUENCIES } from '@paniscus/domain/donation';
import { ChoiceQuery, DaysQuery, SearchQuery } from '@paniscus/server/platform';

export const DonationFilterQuery = () =>
  applyDecorators(
    ChoiceQuery('state', DONATION_STATES),
    ChoiceQuery('frequency', DONATION_FREQUENCIES),
    SearchQuery('Part of a name, email address or receipt number.'),
    DaysQuery(),
  );
