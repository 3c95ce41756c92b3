import { islandScripts } from 'virtual:page-scripts';
import type { RenderedIsland } from './island.loader';

type IslandPlaceProps = {
  island: RenderedIsland;
  /** What the server drew may not be true of this visitor: with a script it is shown once the script has looked. */
  isUncertain?: boolean;
};

/** Where an island lies in its page, with the script that brings it to life. */
export function IslandPlace({ island: { name, props, html }, isUncertain = false }: IslandPlaceProps) {
  const [script, ...parts] = islandScripts[name] ?? [];
  return (
    <>
      {parts.map((part) => (
        <link key={part} rel="modulepreload" href={part} />
      ))}
      <div
        data-island={name}
        data-props={JSON.stringify(props)}
        data-uncertain={isUncertain ? '' : undefined}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <script type="module" src={script} />
    </>
  );
}
