import { yupResolver } from '@hookform/resolvers/yup';
import { postSchema } from '@paniscus/domain/posts';
import type { PostDraft } from '@paniscus/domain/posts';
import { firstFailureResolver } from '@paniscus/ui';
import type { Resolver } from 'react-hook-form';
import { describeConflictMarks } from '../PostConflict/conflict-marks';
import { POST_FIELDS } from './post-fields.data';

const fieldsResolver = yupResolver(postSchema);

/** Also refuses a merged text in which passages still have two versions; the notice above the text says what to do. */
const resolver: Resolver<PostDraft> = async (values, context, options) => {
  const result = await fieldsResolver(values, context, options);
  if (describeConflictMarks(values.content) === undefined) return result;
  const content = { type: 'conflict', message: 'The text still has two versions of a passage.' };
  return { values: {}, errors: { ...result.errors, content } };
};

export const postResolver = firstFailureResolver(resolver, POST_FIELDS);
