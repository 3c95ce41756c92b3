export { ErrorScreen } from './ErrorScreen/ErrorScreen';
export { NotFoundScreen } from './NotFoundScreen/NotFoundScreen';
export { SiteLayout } from './SiteLayout/SiteLayout';
