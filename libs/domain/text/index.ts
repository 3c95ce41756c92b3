export { cutText } from './cut-text.ts';
export { cleanLine, isVisible } from './typed-text.ts';
