import { islandScripts } from 'virtual:page-scripts';

/** An island as the server rendered it; its props reach the browser as JSON. */
export type RenderedIsland = {
  /** Name of its component and of its entry point. */
  name: string;
  props: object;
  html: string;
};

/**
 * When an island is hydrated: with the page, when it comes near the viewport, or on the first interaction with it.
 * `interaction` requires HTML that is complete without script.
 */
type HydrateWhen = 'load' | 'visible' | 'interaction';

type IslandProps = {
  island: RenderedIsland;
  hydrate?: HydrateWhen;
  /** Hides the server-rendered HTML until hydration, when it may not match this visitor's local data. */
  isUncertain?: boolean;
};

/** The HTML of an island with what the browser needs to hydrate it. */
export function Island({ island, hydrate = 'load', isUncertain = false }: IslandProps) {
  const { name, props, html } = island;
  const [script, ...chunks] = islandScripts[name] ?? [];
  const isDeferred = hydrate !== 'load';
  return (
    <>
      {isDeferred ? null : chunks.map((chunk) => <link key={chunk} rel="modulepreload" href={chunk} />)}
      <div
        data-island={name}
        data-props={JSON.stringify(props)}
        data-uncertain={isUncertain ? '' : undefined}
        data-hydrate={isDeferred ? hydrate : undefined}
        data-script={isDeferred ? script : undefined}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {isDeferred ? null : <script type="module" src={script} />}
    </>
  );
}
