import { islandScripts } from 'virtual:page-scripts';
import type { RenderedIsland } from './island.loader';

type IslandProps = {
  island: RenderedIsland;
  /** Hides the server-rendered HTML until hydration, when it may not match this visitor's local data. */
  isUncertain?: boolean;
  /**
   * Below the fold: loads the script when the island comes near the viewport. `touched`: the HTML is complete, so the
   * script waits for interaction.
   */
  isFar?: boolean | 'touched';
};

export function Island(place: IslandProps) {
  const { island, isUncertain = false, isFar = false } = place;
  const { name, props, html } = island;
  const [script, ...parts] = islandScripts[name] ?? [];
  return (
    <>
      {isFar ? null : parts.map((part) => <link key={part} rel="modulepreload" href={part} />)}
      <div
        data-island={name}
        data-props={JSON.stringify(props)}
        data-uncertain={isUncertain ? '' : undefined}
        data-far={isFar ? script : undefined}
        data-touched={isFar === 'touched' ? '' : undefined}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {isFar ? null : <script type="module" src={script} />}
    </>
  );
}
