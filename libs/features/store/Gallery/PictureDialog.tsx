import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { SiteWord } from '@paniscus/domain/keyboard';
import { buildPictureSources } from '@paniscus/domain/products';
import type { ProductImage } from '@paniscus/domain/products';
import { ModalDialog, Picture } from '@paniscus/ui';
import { buildAltText } from './alt-text';

export interface PictureDialogProps {
  open: boolean;
  image: ProductImage;
  subject: string;
  word: SiteWord;
  onClose: () => void;
  /** Undefined when there is only one picture. */
  onShowOther?: () => void;
}

const Viewport = styled(Box)(({ theme: { breakpoints } }) => ({
  maxHeight: 'calc(100svh - 14.5rem)',
  // The buttons are stacked at this width.
  [breakpoints.down('sm')]: { maxHeight: 'calc(100svh - 17.5rem)' },
  overflow: 'auto',
  overscrollBehavior: 'contain',
}));

/** Scrolls to the center of the picture, where the product is. */
function scrollToCenter(viewport: HTMLElement | null) {
  if (viewport !== null) viewport.scrollLeft = (viewport.scrollWidth - viewport.clientWidth) / 2;
}

/** A picture larger than on the page at any width; it scrolls where it does not fit. */
export function PictureDialog(props: PictureDialogProps) {
  const { open, image, subject, word, onClose, onShowOther } = props;
  const actions = (
    <>
      {onShowOther === undefined ? null : (
        <Button variant="outlined" color="inherit" onClick={onShowOther}>
          Next picture
        </Button>
      )}
      <Button onClick={onClose}>Close</Button>
    </>
  );
  return (
    <ModalDialog open={open} title={subject} maxWidth="lg" actions={actions} onClose={onClose}>
      <Viewport key={image.src} ref={scrollToCenter} role="region" aria-label="Large picture" tabIndex={0}>
        <Box sx={{ width: 'max(100%, 42rem)', maxWidth: '60rem', mx: 'auto' }}>
          <Picture
            picture={{ ...buildPictureSources(image.src), alt: buildAltText(subject, image) }}
            sizes="60rem"
            word={word}
            isFirst
          />
        </Box>
      </Viewport>
    </ModalDialog>
  );
}
