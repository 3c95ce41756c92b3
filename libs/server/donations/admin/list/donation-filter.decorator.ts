import { applyDecorators } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { DONATION_STATES, DONATION_FREQUENCIES } from '@paniscus/domain/donation';
import { ATTENTION_REASONS } from '@paniscus/domain/payment';
import { ChoiceQuery, DaysQuery, SearchQuery } from '@paniscus/server/platform';

export const DonationFilterQuery = () =>
  applyDecorators(
    ChoiceQuery('state', DONATION_STATES),
    ChoiceQuery('frequency', DONATION_FREQUENCIES),
    ChoiceQuery('attention', ATTENTION_REASONS),
    ApiQuery({
      name: 'fund',
      required: false,
      description: 'Id of a fund, or `none` for donations without one.',
      schema: { type: 'string' },
    }),
    SearchQuery('Part of a name, email address or receipt number.'),
    DaysQuery(),
  );
