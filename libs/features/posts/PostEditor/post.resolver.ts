import { yupResolver } from '@hookform/resolvers/yup';
import { postSchema } from '@paniscus/domain/posts';
import type { PostDraft } from '@paniscus/domain/posts';
import { firstFailureResolver } from '@paniscus/ui';
import type { Resolver } from 'react-hook-form';
import { findConflictMarks } from '../PostConflict/conflict-marks';
import { POST_FIELDS } from './post-fields.data';

const CONFLICT_ERRORS: Record<keyof PostDraft, string> = {
  title: 'The post still has two titles.',
  content: 'The text still has two versions of a passage.',
};

const fieldsResolver = yupResolver(postSchema);

/** Also refuses a merged text that still has two versions of something; the notice above the text says what to do. */
const resolver: Resolver<PostDraft> = async (values, context, options) => {
  const result = await fieldsResolver(values, context, options);
  const conflict = findConflictMarks(values);
  if (conflict === undefined) return result;
  const error = { type: 'conflict', message: CONFLICT_ERRORS[conflict.field] };
  return { values: {}, errors: { ...result.errors, [conflict.field]: error } };
};

export const postResolver = firstFailureResolver(resolver, POST_FIELDS);
