import { videosScriptUrl } from 'virtual:island-scripts';

/** Script of the video library pages; does not include React. */
export const VideosScript = () => <script src={videosScriptUrl} defer />;
