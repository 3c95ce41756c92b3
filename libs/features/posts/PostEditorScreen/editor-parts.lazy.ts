import { lazyDialog, preloadable } from '@paniscus/ui';

/** PostConflict, loaded when somebody else changed the post. */
export const LazyPostConflict = preloadable(() =>
  import('../PostConflict/PostConflict').then((module) => module.PostConflict),
);

/** PostNotFound, loaded when there is no such post. */
export const LazyPostNotFound = preloadable(() =>
  import('./PostNotFound').then((module) => module.PostNotFound),
);

/** ReadOnlyPost, loaded when the account may not change the post. */
export const LazyReadOnlyPost = preloadable(() =>
  import('./ReadOnlyPost').then((module) => module.ReadOnlyPost),
);

/** ScheduleDialog, loaded when it is opened. */
export const LazyScheduleDialog = lazyDialog(() =>
  import('../PostEditor/ScheduleDialog').then((module) => module.ScheduleDialog),
);

/** UnsavedText, loaded when there is unsaved text. */
export const LazyUnsavedText = preloadable(() =>
  import('../PostEditor/UnsavedText').then((module) => module.UnsavedText),
);

/** MarkdownSyntax, loaded when the help is opened. */
export const LazyMarkdownSyntax = preloadable(() =>
  import('../MarkdownToolbar/MarkdownSyntax').then((module) => module.MarkdownSyntax),
);
