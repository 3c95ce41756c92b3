import type { MediaPicture } from '@paniscus/domain/media';

export type MediaLibraryState =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  /** There are no pictures, or none that match the search. `done` describes the result of the last action. */
  | { kind: 'empty'; done?: string }
  | { kind: 'ready'; pictures: readonly MediaPicture[]; hasMore: boolean; done?: string };

/** The picture whose details are open. */
export type OpenedPicture = {
  picture: MediaPicture;
  /** Authors can change only the pictures that they uploaded. */
  canChange: boolean;
  isProcessing: boolean;
  /** Why the last change failed. */
  message?: string;
};

export type MediaLibraryActions = {
  onSearch: (search: string) => void;
  onMore: () => void;
  onOpen: (picture: MediaPicture) => void;
  onClose: () => void;
  /** Saves the alt text of the opened picture. */
  onSaveAlt: (alt: string) => void;
  /** Deletes the opened picture. */
  onDelete: () => void;
};

export type MediaLibraryLinks = { editPost: (id: number) => string };
