/** On its own, so that the reader of Markdown stays out of the editor's first bundle. */
export { Prose as PostText } from '@paniscus/ui';
