import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { VideoCategory } from '@paniscus/domain/videos';
import { LexigramTile } from '@paniscus/ui';
import { VideoGrid } from './VideoGrid';
import type { VideoGridProps } from './VideoGrid';

interface CategorySectionsProps extends VideoGridProps {
  categories: readonly VideoCategory[];
}

const Section = styled(Box)(({ theme: { spacing } }) => ({
  '&[hidden]': { display: 'none' },
  '& + &': { marginTop: spacing(7) },
})) as typeof Box;

/** The videos of each category under its name; a category without matching videos is hidden. */
export function CategorySections({ categories, videos, ...grid }: CategorySectionsProps) {
  return categories.map((category, index) => {
    const { slug } = category;
    const members = videos.filter(({ trail }) => trail[0]?.slug === slug);
    const headingId = `films-${slug}`;
    return (
      <Section
        key={slug}
        component="section"
        data-group=""
        aria-labelledby={headingId}
        hidden={!members.some((video) => grid.found.has(video.id))}
      >
        <CategoryHeader category={category} headingId={headingId} href={grid.getHref(slug)} />
        <VideoGrid {...grid} videos={members} headingLevel={3} offset={index} />
      </Section>
    );
  });
}

interface CategoryHeaderProps {
  category: VideoCategory;
  headingId: string;
  href: string;
}

function CategoryHeader({ category, headingId, href }: CategoryHeaderProps) {
  const { title, description, sign = 'TV' } = category;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        mb: 3,
        pt: 3,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <LexigramTile word={sign} size="small" isDecorative />
      <Typography id={headingId} component="h2" variant="h3">
        <Link href={href} color="inherit" underline="hover">
          {title}
        </Link>
      </Typography>
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ gridColumn: '1 / -1', maxWidth: ({ layout }) => layout.readingWidth }}
      >
        {description}
      </Typography>
    </Box>
  );
}
