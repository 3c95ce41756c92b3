import { applyDecorators } from '@nestjs/common';
import { ORDER_STATES } from '@paniscus/domain/orders';
import { ChoiceQuery, DaysQuery, SearchQuery } from '@paniscus/server/platform';

export const OrderFilterQuery = () =>
  applyDecorators(
    ChoiceQuery('state', ORDER_STATES),
    SearchQuery('A part of the e-mail address, the name or a tracking number, or the order’s number.'),
    DaysQuery(),
  );
