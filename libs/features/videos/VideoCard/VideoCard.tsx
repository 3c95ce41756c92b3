import { styled } from '@mui/material/styles';
import { placeOfTrail } from '@paniscus/domain';
import type { PlacedVideo } from '@paniscus/domain';
import { LexigramTile, PictureElement } from '@paniscus/ui';
import type { ArtPicture } from '@paniscus/ui';
import type { ReactNode } from 'react';
import { FilmFoot } from './FilmFoot';
import { footStyles, screenStyles } from './film.styles';

export type VideoCardProps = {
  video: PlacedVideo;
  /** What stands where its description belongs: words, or what only those without script see. */
  description: ReactNode;
  /** The picture of its branch. */
  poster: ArtPicture | undefined;
  /** In the first window. */
  isFirst?: boolean;
  /** The heading above it has the level before. */
  heading?: 'h2' | 'h3';
  /** Stands where the poster was, once Play is pressed; on pages the library's own script puts it there. */
  player?: ReactNode;
  /** The address of a category by its place in the tree. */
  getHref: (place: string) => string;
};

/** How wide a film is shown. */
const SIZES = '(min-width: 1240px) 26rem, (min-width: 960px) 20rem, (min-width: 680px) 45vw, 90vw';

const Film = styled('article')(({ theme }) => {
  const { spacing, typography, vars } = theme;
  return {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    '& > [data-part="screen"]': screenStyles(theme),
    '& > [data-part="branch"]': {
      ...typography.overline,
      marginTop: spacing(1.5),
      color: vars.palette.text.secondary,
      '& > a': { color: 'inherit', '&:not(:hover)': { textDecorationColor: vars.palette.line.edge } },
    },
    '& > [data-title]': { ...typography.h4, marginTop: spacing(0.5) },
    // Four lines are kept free from the start, so that nothing moves when a description comes.
    '& > [data-description]': {
      ...typography.body2,
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 4,
      overflow: 'hidden',
      minHeight: '4lh',
      marginTop: spacing(1),
      whiteSpace: 'pre-line',
      overflowWrap: 'anywhere',
    },
    '&[data-playing] > [data-description], &[data-whole] > [data-description]': { display: 'block' },
    '@media (scripting: none)': { '& > [data-description]': { display: 'block', minHeight: 0 } },
    '& > [data-part="foot"]': footStyles(theme),
    '&:not([data-playing]) [data-stop], &[data-playing] [data-whole-toggle]': { display: 'none' },
  };
});

/** A film: a picture with Play on it, until somebody plays it; nothing of it comes from the video service before. */
export function VideoCard(props: VideoCardProps) {
  const { video, description, poster, isFirst, heading: Heading = 'h2', player, getHref } = props;
  const { id, title, trail } = video;
  const branch = trail.at(-1);
  const signs = video.signs ?? [trail.findLast(({ sign }) => sign !== undefined)?.sign ?? 'TV'];
  return (
    <Film data-video={id} data-playing={player === undefined ? undefined : ''} aria-labelledby={`film-${id}`}>
      <div data-part="screen">
        {player ?? (
          <>
            {poster === undefined ? null : (
              <PictureElement picture={{ ...poster, alt: '' }} sizes={SIZES} isFirst={isFirst} />
            )}
            <div data-part="signs">
              {signs.map((word) => (
                <LexigramTile key={word} word={word} isDecorative />
              ))}
            </div>
            <button type="button" data-play="" aria-label={`Play: ${title}`}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M7 4L20 12L7 20Z" />
              </svg>
              Play
            </button>
          </>
        )}
      </div>
      <p data-part="branch">
        <a href={getHref(placeOfTrail(trail))}>{branch?.title}</a>
      </p>
      <Heading id={`film-${id}`} data-title="">
        {title}
      </Heading>
      <p data-description="">{description}</p>
      <FilmFoot video={video} />
    </Film>
  );
}
