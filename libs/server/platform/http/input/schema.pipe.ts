import type { PipeTransform } from '@nestjs/common';
import { collectFailures } from '@paniscus/domain/validation';
import type { AnyObjectSchema, InferType } from 'yup';
import { invalid } from '../problem.ts';
import { findUnknownFields } from './unknown-fields.ts';

/**
 * Validates a body against a domain schema: rejects unknown fields and reports every error by field, in schema order.
 * `@Body(new SchemaPipe(postSchema)) draft: PostDraft`. Throws a problem of status 422.
 */
export class SchemaPipe<S extends AnyObjectSchema> implements PipeTransform<unknown, InferType<S>> {
  readonly schema: S;

  readonly isOptional: boolean;

  /** With `isOptional`, a request without a body is one with `{}`. */
  constructor(schema: S, { isOptional = false } = {}) {
    this.schema = schema;
    this.isOptional = isOptional;
  }

  transform(body: unknown): InferType<S> {
    const value = this.isOptional && body === undefined ? {} : body;
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw invalid({}, 'The body must be a JSON object.');
    const unknownFields = findUnknownFields(this.schema, value);
    if (unknownFields.length > 0)
      throw invalid(
        Object.fromEntries(unknownFields.slice(0, 20).map((name) => [name.slice(0, 100), 'Unknown field.'])),
      );
    const failures = collectFailures(this.schema, value);
    if (failures.length > 0)
      throw invalid(Object.fromEntries(failures.map(({ field, message }) => [field, message])));
    return this.schema.cast(value, { assert: false }) as InferType<S>;
  }
}
