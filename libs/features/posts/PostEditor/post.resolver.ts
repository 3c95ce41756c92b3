import { yupResolver } from '@hookform/resolvers/yup';
import { postSchema } from '@paniscus/domain/posts';
import type { PostDraft } from '@paniscus/domain/posts';
import { firstFailureResolver } from '@paniscus/ui';
import type { Resolver } from 'react-hook-form';
import { findConflictMarks } from '../PostConflict/conflict-marks';
import { POST_FIELDS } from './post-fields.data';

const fieldsResolver = yupResolver(postSchema);

/** Also refuses a merged text that still has two titles, or two versions of a passage. */
const resolver: Resolver<PostDraft> = async (values, context, options) => {
  const conflict = findConflictMarks(values);
  const result = await fieldsResolver(values, context, options);
  if (conflict === undefined) return result;
  const { field, message } = conflict;
  return { values: {}, errors: { ...result.errors, [field]: { type: 'conflict', message } } };
};

export const postResolver = firstFailureResolver(resolver, POST_FIELDS);
