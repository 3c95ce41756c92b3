import type { ReadingChapter } from '@paniscus/content';
import { anchorFrom } from '@paniscus/domain/urls';
import { Chapter, LexigramTile, SignRow } from '@paniscus/ui';
import { Figures, Points, Works } from './Figures';
import { RelatedLinks } from './RelatedLinks';
import type { PageLinks } from './RelatedLinks';

export function ChapterSection({ chapter, links }: { chapter: ReadingChapter; links: PageLinks }) {
  const { title, label, mark, paragraphs, figures, signs, points, works, ways } = chapter;
  return (
    <Chapter
      title={title}
      anchor={anchorFrom(title)}
      label={label}
      mark={mark === undefined ? undefined : <LexigramTile word={mark} size="medium" isDecorative />}
      more={ways === undefined ? undefined : <RelatedLinks ways={ways} links={links} />}
    >
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points === undefined ? null : <Points points={points} />}
      {figures === undefined ? null : <Figures {...figures} />}
      {signs === undefined ? null : (
        <figure>
          <figcaption>{signs.caption}</figcaption>
          <SignRow words={signs.words} label={signs.caption} size="medium" />
        </figure>
      )}
      {works === undefined ? null : <Works works={works} getPublication={links.publication} />}
    </Chapter>
  );
}
