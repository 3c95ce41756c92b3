import { styled } from '@mui/material/styles';
import { findTrailPosition } from '@paniscus/domain/videos';
import type { PlacedVideo } from '@paniscus/domain/videos';
import { LexigramTile, PictureElement } from '@paniscus/ui';
import type { ArtPicture } from '@paniscus/ui';
import type { ReactNode } from 'react';
import { FilmFoot } from './FilmFoot';
import { footStyles, screenStyles } from './film.styles';

export type VideoCardProps = {
  video: PlacedVideo;
  /** The description, or content that is visible only without JavaScript. */
  description: ReactNode;
  poster: ArtPicture | undefined;
  isFirst?: boolean;
  /** One level below the heading above it. */
  heading?: 'h2' | 'h3';
  /** Replaces the poster once Play is pressed; on real pages the library's script inserts it. */
  player?: ReactNode;
  getHref: (place: string) => string;
};

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
    // Reserves four lines, so that a late description does not shift the layout.
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

/** Video card with a poster and a Play button; loads nothing from the video service before Play is pressed. */
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
        <a href={getHref(findTrailPosition(trail))}>{branch?.title}</a>
      </p>
      <Heading id={`film-${id}`} data-title="">
        {title}
      </Heading>
      <p data-description="">{description}</p>
      <FilmFoot video={video} />
    </Film>
  );
}
