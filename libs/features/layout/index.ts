// What stands around every page, and the pages for when there is none: the frame, not found, something went wrong.
export { ErrorScreen } from './ErrorScreen/ErrorScreen';
export { NotFoundScreen } from './NotFoundScreen/NotFoundScreen';
export { SiteLayout } from './SiteLayout/SiteLayout';
export type { SiteLinks } from './SiteLayout/SiteLayout';
