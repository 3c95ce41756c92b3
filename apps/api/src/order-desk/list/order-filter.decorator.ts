import { applyDecorators } from '@nestjs/common';
import { ORDER_STATES } from '@paniscus/domain';
import { ChoiceQuery, DaysQuery, SearchQuery } from '../../common/listing/list-query.decorator.ts';

/** How the API's description tells of the filters. */
export const OrderFilterQuery = () =>
  applyDecorators(
    ChoiceQuery('state', ORDER_STATES),
    SearchQuery('A part of the e-mail address, the name or a tracking number, or the order’s number.'),
    DaysQuery(),
  );
