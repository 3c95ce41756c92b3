import { Controller, Get, Header, Query } from '@nestjs/common';
import { editablePostListResponse } from '@paniscus/domain/posts';
import type { EditablePost } from '@paniscus/domain/posts';
import { parseSearchQuery } from '@paniscus/domain/search';
import { StaffUser } from '@paniscus/server/identity';
import type { StaffIdentity } from '@paniscus/server/identity';
import { Endpoint, invalid, parseSearch, SearchQuery } from '@paniscus/server/platform';
import { PostSearch } from './post-search.service.ts';

const FOUND_MAX = 20;

@Controller('editable-posts')
export class EditablePostsController {
  constructor(private readonly search: PostSearch) {}

  @Endpoint({
    summary:
      'Searches the posts that the signed-in staff member may edit, including drafts and scheduled ones, but not those in the trash.',
    response: { description: 'The best matches first.', schema: editablePostListResponse },
    problems: { 422: 'The search text is missing or too long.' },
  })
  @SearchQuery('Words of the title, the text or the author; the last one may be incomplete.')
  @Header('cache-control', 'no-store')
  @Get()
  async find(
    @Query() query: Record<string, unknown>,
    @StaffUser() { role, accountId }: StaffIdentity,
  ): Promise<EditablePost[]> {
    const text = parseSearch(query);
    if (text === undefined) throw invalid({ search: 'Enter a search text.' });
    const authorId = role === 'author' ? accountId : undefined;
    const posts = await this.search.findEditable(parseSearchQuery(text), FOUND_MAX, authorId);
    return posts.map(({ id, title, status }) => ({ id, title, status }));
  }
}
