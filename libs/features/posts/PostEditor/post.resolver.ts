import { yupResolver } from '@hookform/resolvers/yup';
import { postSchema } from '@paniscus/domain/posts';
import type { PostDraft } from '@paniscus/domain/posts';
import { firstFailureResolver } from '@paniscus/ui';
import type { Resolver } from 'react-hook-form';
import { describeConflictMarks } from '../PostConflict/conflict-marks';
import { POST_FIELDS } from './post-fields.data';

const fieldsResolver = yupResolver(postSchema);

/** Also refuses a merged text in which passages still have two versions. */
const resolver: Resolver<PostDraft> = async (values, context, options) => {
  const message = describeConflictMarks(values.content);
  const result = await fieldsResolver(values, context, options);
  if (message === undefined) return result;
  return { values: {}, errors: { ...result.errors, content: { type: 'conflict', message } } };
};

export const postResolver = firstFailureResolver(resolver, POST_FIELDS);
