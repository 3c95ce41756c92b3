export { ImpactModule } from './impact/impact.module.ts';
export { NewsletterDataService } from './newsletter/newsletter-data.service.ts';
export { NewsletterModule } from './newsletter/newsletter.module.ts';
export { PostsModule } from './posts/posts.module.ts';
export { SamplePostsModule } from './samples/sample-posts.module.ts';
export { SearchModule } from './search/search.module.ts';
export { VideosModule } from './videos/videos.module.ts';
export { publishingSchema } from './schema.ts';
