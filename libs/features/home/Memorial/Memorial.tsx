import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { homeContent } from '@paniscus/content';
import { Chapter, Figure, LexigramTile, SignRow } from '@paniscus/ui';

/** Six in a row or two rows of three at any width, so that no sign is left alone. */
const Signs = styled(SignRow)(({ theme: { breakpoints, spacing, tileSizes } }) => ({
  display: 'grid',
  gap: spacing(2.5, 3),
  justifyContent: 'start',
  gridTemplateColumns: `repeat(3, minmax(0, ${tileSizes.large}))`,
  [breakpoints.up('sm')]: { gridTemplateColumns: `repeat(6, minmax(0, ${tileSizes.large}))` },
}));

/** In memory of Kanzi, with words reported for him in signs drawn for this site. */
export function Memorial({ celebrationHref }: { celebrationHref: string }) {
  const { title, dates, sign, paragraphs, signs, more } = homeContent.memorial;
  return (
    <Chapter
      title={title}
      subheader={dates}
      icon={<LexigramTile word={sign} size="huge" isDecorative />}
      action={
        <Link variant="standalone" href={celebrationHref}>
          {more}
        </Link>
      }
      // The film above has an edge of its own.
      sx={{ pt: 0, borderTop: 0 }}
    >
      {paragraphs.map((paragraph) => (
        <Typography key={paragraph}>{paragraph}</Typography>
      ))}
      <Figure caption={signs.label} sx={{ mt: 2 }}>
        <Signs words={signs.words} label={signs.label} size="fill" />
      </Figure>
    </Chapter>
  );
}
