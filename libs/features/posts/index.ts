export { PostListScreen } from './PostListScreen/PostListScreen';
export type { PostListState } from './PostListScreen/PostListScreen';
export { PostScreen } from './PostScreen/PostScreen';
export type { PostState } from './PostScreen/PostScreen';
export { PostEditorScreen } from './PostEditorScreen/PostEditorScreen';
export type { PostEditorState } from './PostEditorScreen/PostEditorScreen';
export { StaffPostsScreen } from './StaffPostsScreen/StaffPostsScreen';
export type { StaffPostsState } from './StaffPostsScreen/StaffPostsScreen';
