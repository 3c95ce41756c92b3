import { lazy, Suspense, useState } from 'react';
import type { ComponentType } from 'react';

type Preloadable<Props> = ComponentType<Props> & {
  /** Loads the component before it is shown; never rejects. */
  preload: () => Promise<void>;
};

/**
 * A component in a chunk of its own, for parts that are seldom shown. The fallback stands in until it has loaded,
 * unless `Waiting` does, and after a load error. Without one, nothing is shown until it has loaded, and a load error goes to
 * the nearest error boundary. A component that is loaded already shows at once.
 */
export function preloadable<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback?: ComponentType<Props>,
  Waiting?: ComponentType<Props>,
): Preloadable<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => (loaded ??= await load());
  const Lazy = lazy(() =>
    loadOnce().then(toModule, (error: unknown) => {
      if (Fallback === undefined) throw error;
      return toModule(Fallback);
    }),
  );

  function Part(props: Props) {
    const [Component] = useState(() => loaded ?? (Lazy as ComponentType<Props>));
    const Shown = Waiting ?? Fallback;
    return (
      <Suspense fallback={Shown === undefined ? null : <Shown {...props} />}>
        <Component {...props} />
      </Suspense>
    );
  }
  const preload = () =>
    loadOnce().then(
      () => undefined,
      () => undefined,
    );
  return Object.assign(Part, { preload });
}

const toModule = <Props,>(component: ComponentType<Props>) => ({ default: component });
