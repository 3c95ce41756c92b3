import { videosUrl } from 'virtual:page-scripts';

/** What brings the pages of the library to life; they carry no React. */
export const VideoScript = () => <script src={videosUrl} defer />;
