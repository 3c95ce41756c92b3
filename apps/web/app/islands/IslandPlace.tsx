import { useLoaderData } from 'react-router-dom';
import { islandsUrl } from 'virtual:page-scripts';
import type { islandLoader } from './island.loader';

/** Where an island lies in its page, with the script that brings it to life. Its route's loader is `islandLoader`. */
export function IslandPlace() {
  const { name, html } = useLoaderData<ReturnType<typeof islandLoader>>();
  return (
    <>
      <div data-island={name} dangerouslySetInnerHTML={{ __html: html }} />
      <script src={islandsUrl} defer />
    </>
  );
}
