import { styled } from '@mui/material/styles';
import type { SxProps, Theme } from '@mui/material/styles';
import Box from '@mui/material/Box';
import { buildPictureSources } from '@paniscus/domain/media';
import type { PostPicture } from '@paniscus/domain/posts';
import { PictureElement } from '@paniscus/ui';

interface FeaturedPictureProps {
  picture: PostPicture;
  /** Above the fold: loaded eagerly. */
  isFirst?: boolean;
  sx?: SxProps<Theme>;
}

const SIZES = '(min-width: 60rem) 40rem, 100vw';

const CroppedPicture = styled(PictureElement)(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: theme.layout.tileRadius,
}));

/** Picture that stands for a post, cropped to one shape. */
export function FeaturedPicture({ picture: { url, alt }, isFirst, sx }: FeaturedPictureProps) {
  const picture = buildPictureSources(url) ?? { src: url, sources: [], width: 1600, height: 900 };
  return (
    <Box sx={sx}>
      <CroppedPicture picture={{ ...picture, alt }} sizes={SIZES} isFirst={isFirst} />
    </Box>
  );
}
