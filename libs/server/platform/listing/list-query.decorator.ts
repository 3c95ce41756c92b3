import { applyDecorators } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';

const TIME_ZONE = 'in the time zone of the organization';

export const ChoiceQuery = (name: string, choices: readonly string[]) =>
  ApiQuery({
    name,
    required: false,
    description: `Returns only items with this \`${name}\`.`,
    schema: { type: 'string', enum: [...choices] },
  });

export const SearchQuery = (description: string) =>
  ApiQuery({ name: 'search', required: false, description, schema: { type: 'string', maxLength: 200 } });

export const DaysQuery = () =>
  applyDecorators(
    ApiQuery({
      name: 'from',
      required: false,
      description: `First day to include, ${TIME_ZONE}.`,
      schema: { type: 'string', format: 'date' },
    }),
    ApiQuery({
      name: 'to',
      required: false,
      description: `Last day to include, ${TIME_ZONE}.`,
      schema: { type: 'string', format: 'date' },
    }),
  );

export const PageQuery = () =>
  applyDecorators(
    ApiQuery({
      name: 'limit',
      required: false,
      description: 'Maximum number of items on the page.',
      schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
    }),
    ApiQuery({
      name: 'cursor',
      required: false,
      description: 'Position of the page, from the `Link` header of the previous page.',
      schema: { type: 'string' },
    }),
  );
