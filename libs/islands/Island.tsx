import type { ReactNode } from 'react';
import { islandScripts, recorderScript } from 'virtual:page-scripts';

/** An island as the server rendered it; its props reach the browser as JSON. */
export type RenderedIsland = {
  /** Name of its component and of its entry point. */
  name: string;
  props: object;
  html: string;
};

/**
 * When an island is hydrated: with the page, when the loaded page is idle, when it comes near the viewport, when the
 * visitor first moves, touches, scrolls or presses a key anywhere on the page, or on the first interaction with the
 * island, which also starts all others. `activity` and `interaction` require HTML that is complete without script.
 */
type HydrateWhen = 'load' | 'idle' | 'visible' | 'activity' | 'interaction';

type IslandProps = {
  island: RenderedIsland;
  hydrate?: HydrateWhen;
  /** Hides the server-rendered HTML until hydration, when it may not match this visitor's local data. */
  isHiddenUntilHydrated?: boolean;
  /** Takes the place of the HTML where JavaScript is turned off, because nothing in it would ever load. */
  withoutScript?: ReactNode;
};

/** The HTML of an island with what the browser needs to hydrate it. */
export function Island(props: IslandProps) {
  const { island, hydrate = 'load', isHiddenUntilHydrated = false, withoutScript } = props;
  const { name, html } = island;
  const scripts = islandScripts[name] ?? [];
  const [script] = scripts;
  const isDeferred = hydrate !== 'load';
  const isPreloaded = !isDeferred || hydrate === 'idle';
  return (
    <>
      {isPreloaded
        ? scripts.map((chunk) => (
            <link
              key={chunk}
              rel="modulepreload"
              href={chunk}
              fetchPriority={isDeferred ? 'low' : undefined}
            />
          ))
        : null}
      {withoutScript}
      <script dangerouslySetInnerHTML={{ __html: recorderScript }} />
      <div
        data-island={name}
        data-props={JSON.stringify(island.props)}
        data-uncertain={isHiddenUntilHydrated ? '' : undefined}
        data-needs-script={withoutScript === undefined ? undefined : ''}
        data-hydrate={isDeferred ? hydrate : undefined}
        data-scripts={isDeferred ? scripts.join(' ') : undefined}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {isDeferred ? null : <script type="module" src={script} />}
    </>
  );
}
