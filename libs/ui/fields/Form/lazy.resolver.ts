import type { FieldValues, Resolver } from 'react-hook-form';

type LazyResolver<TValues extends FieldValues, TContext, TOutput> = Resolver<TValues, TContext, TOutput> & {
  /** Loads the resolver before it is needed, for instance when the form gets the focus. */
  preload: () => void;
};

/**
 * Resolver that is loaded with the first validation, so that pages start without the schema and its library. When it
 * cannot be loaded, the values pass: the server validates them again.
 */
export function lazyResolver<TValues extends FieldValues, TContext, TOutput>(
  load: () => Promise<Resolver<TValues, TContext, TOutput>>,
): LazyResolver<TValues, TContext, TOutput> {
  const loadOrAccept = () =>
    load().catch((): Resolver<TValues, TContext, TOutput> => {
      return (values) => ({ values: values as unknown as TOutput & FieldValues, errors: {} });
    });
  const resolver: Resolver<TValues, TContext, TOutput> = async (values, context, options) => {
    const loaded = await loadOrAccept();
    return loaded(values, context, options);
  };
  return Object.assign(resolver, { preload: () => void loadOrAccept() });
}
