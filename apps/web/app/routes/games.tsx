import { gamesContent } from '@paniscus/content';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { renderIsland } from '../islands/frame/island.loader';
import { IslandPlace } from '../islands/frame/IslandPlace';
import { installLinks } from '../offline/links';
import { pages, paths } from '../paths';
import { serverContext } from '../server-context';
import { aboutLearning } from '../signs-meta';
import type { LearningPage } from '../signs-meta';

export const handle = pages.games;
export const links = installLinks;

const about: LearningPage = {
  handle,
  kind: ['WebApplication', 'LearningResource'],
  title: gamesContent.title,
  description: gamesContent.lead,
};

export const meta = ({ loaderData }: { loaderData?: { publicUrl: string } }) =>
  aboutLearning(about, paths.games, loaderData?.publicUrl);

export const loader = ({ context }: LoaderFunctionArgs) => ({
  island: renderIsland(context, 'SignGamesIsland', {}),
  publicUrl: context.get(serverContext).publicUrl,
});

export default function GamesRoute() {
  return <IslandPlace island={useLoaderData<typeof loader>().island} />;
}
