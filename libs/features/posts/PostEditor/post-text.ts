/** A module of its own, to keep the Markdown renderer out of the editor's initial chunk. */
export { Prose as PostText } from '@paniscus/ui';
