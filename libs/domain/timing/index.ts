export { leadingDebounce } from './leading-debounce.ts';
