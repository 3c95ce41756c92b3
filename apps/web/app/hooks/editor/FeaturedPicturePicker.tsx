import { PictureDialog } from '@paniscus/features/posts';
import type { FeaturedPicturePickerProps } from '@paniscus/features/posts';
import { usePictures } from './use-pictures';

/** Dialog of the media library that chooses the featured picture of a post. */
export function FeaturedPicturePicker({ isOpen, onChoose, onClose }: FeaturedPicturePickerProps) {
  const { describe, ...library } = usePictures(isOpen);
  const close = () => {
    onClose();
    library.onSelect(undefined);
  };
  return (
    <PictureDialog
      {...library}
      isOpen={isOpen}
      submitLabel="Use picture"
      onClose={close}
      onInsert={(picture, alt) => {
        if (picture.alt === '') describe(picture, alt);
        onChoose({ url: picture.url, alt });
        close();
      }}
    />
  );
}
