import { yupResolver } from '@hookform/resolvers/yup';
import { postSchema } from '@paniscus/domain/posts';
import { firstFailureResolver } from '@paniscus/ui';
import { POST_FIELDS } from './post-fields.data';

export const postResolver = firstFailureResolver(yupResolver(postSchema), POST_FIELDS);
