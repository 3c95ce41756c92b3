import { styled } from '@mui/material/styles';
import { homeContent } from '@paniscus/content';
import type { Post } from '@paniscus/domain';
import { Chapter, LexigramTile, SignRow } from '@paniscus/ui';
import { Hero } from '../Hero/Hero';
import { LatestPosts } from '../LatestPosts/LatestPosts';
import { Plea } from '../Plea/Plea';

export type HomePost = Pick<Post, 'id' | 'title' | 'preview' | 'username' | 'created_at'>;

/** What became of the newest posts; the rest of the page stands without them. */
export type HomeState =
  { kind: 'ready'; posts: readonly HomePost[] } | { kind: 'empty' } | { kind: 'failed' };

export type HomeLinks = { posts: string; post: (id: number) => string; donate: string; signs: string };

const Sheet = styled('div')(({ theme: { measures } }) => ({
  display: 'grid',
  gap: measures.section,
  maxWidth: `calc(${measures.wide} + 2 * ${measures.gutter})`,
  marginInline: 'auto',
  padding: `clamp(1.5rem, 0.5rem + 4vw, 4rem) ${measures.gutter} ${measures.section}`,
  // The plate of the plea has edges of its own; the chapter after it needs no hairline.
  '& > section:first-of-type + section': { paddingTop: 0, borderTop: 0 },
}));

export function HomeScreen({ state, links }: { state: HomeState; links: HomeLinks }) {
  const { memorial, mission } = homeContent;
  return (
    <Sheet>
      <Hero />
      <Plea donateHref={links.donate} />
      <Chapter
        title={memorial.title}
        label={memorial.dates}
        mark={<LexigramTile word={memorial.sign} size="huge" isDecorative />}
      >
        {memorial.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <figure>
          <figcaption>{memorial.signs.label}</figcaption>
          <SignRow words={memorial.signs.words} label={memorial.signs.label} />
        </figure>
      </Chapter>
      <Chapter title={mission.title} more={<a href={links.signs}>{mission.more}</a>}>
        {mission.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Chapter>
      <LatestPosts state={state} links={links} />
    </Sheet>
  );
}
