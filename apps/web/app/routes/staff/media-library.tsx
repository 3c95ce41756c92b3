import { MediaLibraryScreen } from '@paniscus/features/posts';
import { paths, ROUTES } from '@paniscus/routes';
import { useMediaLibrary } from '../../hooks/editor/use-media-library';
import { useStaffOnly } from '../../hooks/staff';
import { buildMeta } from '../../meta';

export const handle = ROUTES.mediaLibrary;
export const meta = () => buildMeta(handle, { title: 'Media library' });

export default function MediaLibraryRoute() {
  return <MediaLibraryScreen {...useMediaLibrary(useStaffOnly())} links={paths} />;
}
