import { useRef, useState } from 'react';
import type { PicturePickerProps } from './picture.types';

/** State of the dialog of pictures, which inserts into the text area inside the `container`. */
export function usePictureTool() {
  const container = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [files, setFiles] = useState<readonly File[]>([]);
  const onFiles = (added: readonly File[]) => {
    setFiles(added);
    setIsOpen(true);
  };
  const picker: PicturePickerProps = {
    isOpen,
    files,
    getTextArea: () => container.current?.querySelector('textarea') ?? null,
    onClose: () => setIsOpen(false),
  };
  return { container, picker, onPicture: () => onFiles([]), onFiles };
}
