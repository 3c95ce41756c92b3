export { cutText } from './cut-text.ts';
export { formatList } from './format-list.ts';
export { isolateName } from './isolate-name.ts';
export { pluralize } from './pluralize.ts';
export { cleanLine, isVisible } from './typed-text.ts';
