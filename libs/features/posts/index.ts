export { MediaLibraryScreen } from './MediaLibraryScreen/MediaLibraryScreen';
export type {
  MediaLibraryActions,
  MediaLibraryState,
  OpenedPicture,
} from './MediaLibraryScreen/media-library.types';
export { PostListScreen } from './PostListScreen/PostListScreen';
export type { PostListState } from './PostListScreen/PostListScreen';
export type { PostFilter } from './PostListScreen/post-filter';
export { PostArchiveScreen } from './PostArchiveScreen/PostArchiveScreen';
export type { PostArchiveState } from './PostArchiveScreen/PostArchiveScreen';
export { PostScreen } from './PostScreen/PostScreen';
export type { PostState } from './PostScreen/PostScreen';
export { PostEditorScreen } from './PostEditorScreen/PostEditorScreen';
export type { PostEditorState } from './PostEditorScreen/PostEditorScreen';
export type { SamplePostsState } from './StaffPostsScreen/SamplePosts';
export { StaffPostsScreen } from './StaffPostsScreen/StaffPostsScreen';
export type { StaffPostsState } from './StaffPostsScreen/StaffPostsScreen';
export { postBulkActions } from './StaffPostsScreen/post-bulk-actions';
export type { PostAction } from './StaffPostsScreen/post-actions.data';
export type { StaffPost } from './post-summary.types';
export type { PostChange } from './post-change.types';
export type { ReplacedText, SaveStatus } from './PostEditor/unsaved-text.types';
export type { PostHistoryState } from './PostHistory/post-history.types';
export { insertIntoTextArea } from './PictureDialog/insert-into-text-area';
export type { FeaturedPicturePickerProps, PostDetailsState } from './PostDetails/post-details.types';
export { ToolDialogs } from './PostEditor/ToolDialogs';
export type { PostToolDialogsProps } from './PostEditor/PostTools';
export { PictureDialog } from './PictureDialog/PictureDialog';
export { describeUploaded } from './PictureDialog/describe-uploaded';
export { UploadResults } from './PictureDialog/UploadResults';
export type {
  PictureLibraryState,
  PicturePickerProps,
  PictureUpload,
  UploadResult,
} from './PictureDialog/picture.types';
