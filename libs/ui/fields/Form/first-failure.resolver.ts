import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** Resolver that reports only the first error, in field order. */
export function firstFailureResolver<TValues extends FieldValues, TContext, TOutput>(
  resolver: Resolver<TValues, TContext, TOutput>,
  fieldOrder: readonly (keyof TValues & string)[],
): Resolver<TValues, TContext, TOutput> {
  return async (values, context, options) => {
    const result = await resolver(values, context, options);
    const errors: Record<string, unknown> = result.errors;
    const first = [...fieldOrder, ...Object.keys(errors)].find((name) => errors[name] !== undefined);
    if (first === undefined) {
      return result;
    }
    return { values: {}, errors: { [first]: errors[first] } as FieldErrors<TValues> };
  };
}
