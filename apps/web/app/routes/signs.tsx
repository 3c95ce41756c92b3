import { signsContent } from '@paniscus/content';
import { SignsScreen } from '@paniscus/features/signs';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { renderIsland } from '../islands/frame/island.loader';
import { IslandPlace } from '../islands/frame/IslandPlace';
import { installLinks } from '../offline/links';
import { pages, paths } from '../paths';
import { serverContext } from '../server-context';
import { aboutLearning } from '../signs-meta';
import type { LearningPage } from '../signs-meta';

export const handle = pages.signs;
export const links = installLinks;

const about: LearningPage = {
  handle,
  kind: ['LearningResource'],
  title: signsContent.title,
  description: signsContent.lead,
};

export const meta = ({ loaderData }: { loaderData?: { publicUrl: string } }) =>
  aboutLearning(about, paths.signs, loaderData?.publicUrl);

export const loader = ({ context }: LoaderFunctionArgs) => ({
  island: renderIsland(context, 'SignWorkshopIsland', {}),
  publicUrl: context.get(serverContext).publicUrl,
});

export default function SignsRoute() {
  const { island } = useLoaderData<typeof loader>();
  return <SignsScreen workshop={<IslandPlace island={island} isFar />} links={paths} />;
}
