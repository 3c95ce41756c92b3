import { applyDecorators } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';

/** Documents the query parameters of the post filter. */
export const PostFilterQuery = () =>
  applyDecorators(
    ApiQuery({ name: 'tag', required: false, description: 'Lists only posts with this tag.', type: String }),
    ApiQuery({
      name: 'author',
      required: false,
      description: 'Lists only posts whose byline has this slug: `rose-adler` for Rose Adler.',
      type: String,
    }),
    ApiQuery({
      name: 'month',
      required: false,
      description:
        'Lists only posts that were published in this month in the time zone of the organization, for example `2025-10`.',
      type: String,
    }),
  );
