import type { MediaPicture } from '@paniscus/domain/media';

/** A file that is being uploaded. */
export type PictureUpload = {
  id: number;
  /** File name. */
  name: string;
  /** Share that has been sent, from 0 to 1; the server converts the picture after that. */
  progress: number;
  /** Why the upload failed. */
  message?: string;
  /** Whether the file itself was refused, so that another try is of no use. */
  isRefused?: boolean;
};

/** What became of an upload. */
export type UploadResult = {
  /** File name. */
  name: string;
  /** Why it failed; undefined when the picture is in the library. */
  message?: string;
};

export type PictureLibraryState =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'ready'; pictures: readonly MediaPicture[]; hasMore: boolean };

export type PictureLibraryProps = {
  state: PictureLibraryState;
  search: string;
  /** Picture whose alt text is asked for; undefined while one is chosen. */
  selected: MediaPicture | undefined;
  uploads: readonly PictureUpload[];
  /** Called with the search text. */
  onSearch: (search: string) => void;
  onSelect: (picture: MediaPicture | undefined) => void;
  /** Called to load more pictures. */
  onMore: () => void;
  /** Called with the chosen files. */
  onUpload: (files: readonly File[]) => void;
  onRetry: (uploadId: number) => void;
  /** Gives up an upload, sent or failed. */
  onCancelUpload: (uploadId: number) => void;
};

/** Dialog of pictures, which the application connects with the media library. */
export type PicturePickerProps = {
  isOpen: boolean;
  /** Pasted or dropped files to upload; a new array each time. */
  files: readonly File[];
  /** The text area that the chosen picture is inserted into. */
  getTextArea: () => HTMLTextAreaElement | null;
  onClose: () => void;
};
