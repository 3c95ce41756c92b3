import Typography from '@mui/material/Typography';
import type { TypographyProps } from '@mui/material/Typography';
import type { ReadingChapter } from '@paniscus/content';
import { toAnchor } from '@paniscus/domain/urls';
import { Chapter, DividedDescriptionList, Figure, LexigramTile, SignRow } from '@paniscus/ui';
import { RelatedLinks } from '../RelatedLinks/RelatedLinks';
import type { PageLinks } from '../RelatedLinks/RelatedLinks';
import { SourceList } from './SourceList';

interface ChapterSectionProps {
  chapter: ReadingChapter;
  links: PageLinks;
  /** Without a divider, because the head of the page has one. */
  isFirst: boolean;
}

export function ChapterSection({ chapter, links, isFirst }: ChapterSectionProps) {
  const { title, label, sign, paragraphs, figures, signs, points, works, relatedLinks } = chapter;
  return (
    <Chapter
      title={title}
      anchor={toAnchor(title)}
      subheader={label}
      icon={sign === undefined ? undefined : <LexigramTile word={sign} size="medium" isDecorative />}
      action={relatedLinks === undefined ? undefined : <RelatedLinks items={relatedLinks} links={links} />}
      sx={isFirst ? { pt: 0, borderTop: 0 } : undefined}
    >
      {paragraphs.map((paragraph) => (
        <Typography key={paragraph}>{paragraph}</Typography>
      ))}
      {points === undefined ? null : <Points points={points} />}
      {figures === undefined ? null : <KeyFigures {...figures} />}
      {signs === undefined ? null : (
        <Figure caption={signs.caption} sx={{ mt: 2 }}>
          <SignRow words={signs.words} label={signs.caption} size="medium" />
        </Figure>
      )}
      {works === undefined ? null : <SourceList works={works} getPublicationHref={links.publication} />}
    </Chapter>
  );
}

const pointTerm: TypographyProps = {
  sx: { fontWeight: ({ typography }) => typography.subtitle2.fontWeight },
};
const keyFigure: TypographyProps = { variant: 'h3', sx: { fontVariantNumeric: 'tabular-nums' } };

function Points({ points }: Required<Pick<ReadingChapter, 'points'>>) {
  return (
    <DividedDescriptionList
      items={points.map(({ term, text }) => ({ term, description: text }))}
      slotProps={{ term: pointTerm }}
    />
  );
}

function KeyFigures({ caption, rows }: NonNullable<ReadingChapter['figures']>) {
  return (
    <Figure caption={caption} sx={{ mt: 2 }}>
      <DividedDescriptionList
        items={rows.map(({ value, text }) => ({ term: value, description: text }))}
        slotProps={{ term: keyFigure, description: { variant: 'body2', color: 'textSecondary' } }}
      />
    </Figure>
  );
}
