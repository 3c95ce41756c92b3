import { videosUrl } from 'virtual:page-scripts';

/** Script of the video library pages; does not include React. */
export const VideoScript = () => <script src={videosUrl} defer />;
