import type { PostDetails, PostPicture, StoredPostDetails } from '@paniscus/domain/posts';
import type { FieldErrors } from '@paniscus/domain/problem';
import type { ComponentType } from 'react';

export type PostDetailsState =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  /** `details` holds the initial values; afterward the form manages its own. */
  | { kind: 'ready'; details: StoredPostDetails }
  | { kind: 'saving'; details: StoredPostDetails }
  | { kind: 'rejected'; details: StoredPostDetails; message: string; errors?: FieldErrors }
  /** Somebody else saved `current` in the meantime. */
  | { kind: 'conflict'; details: StoredPostDetails; current: StoredPostDetails };

/** Dialog of the media library. */
export type FeaturedPicturePickerProps = {
  isOpen: boolean;
  onChoose: (picture: PostPicture) => void;
  onClose: () => void;
};

export type PostDetailsProps = {
  state: PostDetailsState;
  /** Tags of other posts, offered while one is typed; most used first. */
  knownTags: readonly string[];
  /** Names of the series of other posts, newest first. */
  knownSeries: readonly string[];
  onSave: (details: PostDetails) => void;
  /** Continues with the details that somebody else saved. */
  onUseCurrent: () => void;
  /** Chooses the picture of the post. */
  PicturePicker: ComponentType<FeaturedPicturePickerProps>;
};
