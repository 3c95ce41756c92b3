import { applyDecorators } from '@nestjs/common';
import { ORDER_STATES } from '@paniscus/domain/orders';
import { ATTENTION_REASONS } from '@paniscus/domain/payment';
import { ChoiceQuery, DaysQuery, SearchQuery } from '@paniscus/server/platform';

export const OrderFilterQuery = () =>
  applyDecorators(
    ChoiceQuery('state', ORDER_STATES),
    ChoiceQuery('attention', ATTENTION_REASONS),
    SearchQuery('Order number, or part of a name, email address or tracking number.'),
    DaysQuery(),
  );
