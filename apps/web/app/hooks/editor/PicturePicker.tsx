import { insertIntoTextArea, PictureDialog } from '@paniscus/features/posts';
import type { PicturePickerProps } from '@paniscus/features/posts';
import { useEffect, useEffectEvent } from 'react';
import { usePictures } from './use-pictures';

/** Dialog of the media library, which uploads the files that are pasted or dropped. */
export function PicturePicker({ isOpen, files, getTextArea, onClose }: PicturePickerProps) {
  const { describe, ...library } = usePictures(isOpen);
  const upload = useEffectEvent(library.onUpload);
  useEffect(() => {
    if (files.length > 0) upload(files);
  }, [files]);
  const close = () => {
    onClose();
    library.onSelect(undefined);
  };
  return (
    <PictureDialog
      {...library}
      isOpen={isOpen}
      onClose={close}
      onInsert={(picture, alt) => {
        if (picture.alt === '') describe(picture, alt);
        insertIntoTextArea(getTextArea(), { url: picture.url, alt });
        close();
      }}
    />
  );
}
