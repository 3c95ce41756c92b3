import { applyDecorators } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { ORDER_STATES } from '@paniscus/domain';

/** How the API's description tells of the filters. */
export const OrderFilterQuery = () =>
  applyDecorators(
    ApiQuery({ name: 'state', required: false, schema: { type: 'string', enum: [...ORDER_STATES] } }),
    ApiQuery({
      name: 'search',
      required: false,
      description: 'A part of the e-mail address, the name or a tracking number, or the order’s number.',
      schema: { type: 'string', maxLength: 200 },
    }),
    ApiQuery({ name: 'from', required: false, schema: { type: 'string', format: 'date' } }),
    ApiQuery({ name: 'to', required: false, schema: { type: 'string', format: 'date' } }),
  );
