export { PostsModule } from './posts/posts.module.ts';
export { SearchModule } from './search/search.module.ts';
export { VideosModule } from './videos/videos.module.ts';
export { publishingSchema } from './schema.ts';
