import type { ReactNode } from 'react';
import { islandScripts } from 'virtual:island-scripts';
import { recorderScript } from 'virtual:page-scripts';

/** An island as the server rendered it; its props reach the browser as JSON. */
export type RenderedIsland = {
  /** Name of its component and of its entry point. */
  name: string;
  props: object;
  html: string;
};

/**
 * When an island is hydrated: with the page, when it comes near the viewport of the loaded page, when the visitor first
 * moves, touches, scrolls or presses a key anywhere on the page, or on the first interaction with the island, which also
 * starts all others. `idle` and `quiet` wait for the same activity as `activity`, or until the page has been quiet for some
 * seconds; `idle` downloads the scripts with the page. All but `load` and `visible` require HTML that is complete without
 * script.
 */
type HydrateWhen = 'load' | 'idle' | 'quiet' | 'visible' | 'activity' | 'interaction';

type IslandProps = {
  island: RenderedIsland;
  hydrate?: HydrateWhen;
  /**
   * For all but `load` and `visible`: key in session or local storage whose value changes what is shown. A browser
   * that has one does not wait for activity.
   */
  storedUnder?: string;
  /**
   * For `activity`: key in local storage whose value the browser posts to the page as a form field of this name. The
   * page's action renders the island with it, so that the visitor sees it without waiting for the script.
   */
  postedKey?: string;
  /** Hides the server-rendered HTML until hydration, when it may not match this visitor's local data. */
  isHiddenUntilHydrated?: boolean;
  /** Takes the place of the HTML where JavaScript is turned off, because nothing in it would ever load. */
  withoutScript?: ReactNode;
};

/** The HTML of an island with what the browser needs to hydrate it. */
export function Island(props: IslandProps) {
  const { island, hydrate = 'load', storedUnder, postedKey } = props;
  const { isHiddenUntilHydrated = false, withoutScript } = props;
  const { name, html } = island;
  const scripts = islandScripts[name] ?? [];
  const [script] = scripts;
  const isDeferred = hydrate !== 'load';
  const isPreloaded = !isDeferred || hydrate === 'idle';
  return (
    <>
      {isPreloaded
        ? // After the styles and fonts that the first paint needs.
          scripts.map((chunk) => <link key={chunk} rel="modulepreload" href={chunk} fetchPriority="low" />)
        : null}
      {withoutScript}
      <script dangerouslySetInnerHTML={{ __html: recorderScript }} />
      <div
        data-island={name}
        data-props={JSON.stringify(island.props)}
        data-local-content={isHiddenUntilHydrated || withoutScript !== undefined ? '' : undefined}
        data-uncertain={isHiddenUntilHydrated ? '' : undefined}
        data-needs-script={withoutScript === undefined ? undefined : ''}
        data-hydrate={isDeferred ? hydrate : undefined}
        data-scripts={isDeferred ? scripts.join(' ') : undefined}
        data-stored-under={storedUnder}
        data-posted-key={postedKey}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {isDeferred ? null : <script type="module" src={script} fetchPriority="low" />}
    </>
  );
}
