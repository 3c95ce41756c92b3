import { islandScripts } from 'virtual:page-scripts';
import type { RenderedIsland } from './island.loader';

type IslandProps = {
  island: RenderedIsland;
  /** What the server drew may not be true of this visitor: with a script it is shown once the script has looked. */
  isUncertain?: boolean;
  /**
   * Far down its page: its script is asked for when it comes near, and not before. `touched`: complete as it comes, so
   * that its script can wait until somebody reaches for it.
   */
  isFar?: boolean | 'touched';
};

/** Where an island lies in its page, with the script that brings it to life. */
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
