// Every screen state has a story of that name, and docs/stories.md lists the same states.
import { join } from 'node:path';
import { finish } from './files.ts';
import { findMissingStories } from './stories/find-missing-stories.ts';

finish('check-stories', findMissingStories(join('libs', 'features'), join('docs', 'stories.md')));
