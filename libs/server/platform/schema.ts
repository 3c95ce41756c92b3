import type { DatabaseSchema } from './database/schema.types.ts';
import { CreateLimits1763700000100 } from './migrations/1763700000100-create-limits.ts';
import { CreatePagePurges1763700000400 } from './migrations/1763700000400-create-page-purges.ts';
import { CreateFoldText1763700001800 } from './migrations/1763700001800-create-fold-text.ts';

/** Tables and migrations of this library; only the composition root reads them. */
export const platformSchema: DatabaseSchema = {
  entities: [],
  migrations: [CreateLimits1763700000100, CreatePagePurges1763700000400, CreateFoldText1763700001800],
};
