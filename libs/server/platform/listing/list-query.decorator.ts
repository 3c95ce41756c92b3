import { applyDecorators } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';

export const ChoiceQuery = (name: string, choices: readonly string[]) =>
  ApiQuery({ name, required: false, schema: { type: 'string', enum: [...choices] } });

export const SearchQuery = (description: string) =>
  ApiQuery({ name: 'search', required: false, description, schema: { type: 'string', maxLength: 200 } });

export const DaysQuery = () =>
  applyDecorators(
    ApiQuery({ name: 'from', required: false, schema: { type: 'string', format: 'date' } }),
    ApiQuery({ name: 'to', required: false, schema: { type: 'string', format: 'date' } }),
  );

export const PageQuery = () =>
  applyDecorators(
    ApiQuery({
      name: 'limit',
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
    }),
    ApiQuery({ name: 'cursor', required: false, schema: { type: 'string' } }),
  );
