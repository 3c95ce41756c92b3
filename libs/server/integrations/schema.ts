import type { DatabaseSchema } from '@paniscus/server/platform';
import { EmailEntity } from './email/email.entity.ts';
import { AddMailRequestKeys1763700002221 } from './migrations/1763700002221-add-mail-request-keys.ts';
import { CreateMails1763700000320 } from './migrations/1763700000320-create-mails.ts';
import { NumberMails1763700000810 } from './migrations/1763700000810-number-mails.ts';
import { RefuseMails1763700001900 } from './migrations/1763700001900-refuse-mails.ts';

/** Tables and migrations of this library; only the composition root reads them. */
export const integrationsSchema: DatabaseSchema = {
  entities: [EmailEntity],
  migrations: [
    CreateMails1763700000320,
    NumberMails1763700000810,
    RefuseMails1763700001900,
    AddMailRequestKeys1763700002221,
  ],
};
