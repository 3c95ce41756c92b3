import { commerceSchema } from '@paniscus/server/commerce';
import { donationsSchema } from '@paniscus/server/donations';
import { identitySchema } from '@paniscus/server/identity';
import { integrationsSchema } from '@paniscus/server/integrations';
import { paymentsSchema } from '@paniscus/server/payments';
import { platformSchema } from '@paniscus/server/platform';
import type { DatabaseSchema } from '@paniscus/server/platform';
import { publishingSchema } from '@paniscus/server/publishing';

const schemas = [
  platformSchema,
  integrationsSchema,
  identitySchema,
  publishingSchema,
  paymentsSchema,
  commerceSchema,
  donationsSchema,
];

/** Every entity and every migration, oldest migration first. */
export const schema: DatabaseSchema = {
  entities: schemas.flatMap(({ entities }) => entities),
  migrations: schemas
    .flatMap(({ migrations }) => migrations)
    .sort((one, other) => getTimestamp(one) - getTimestamp(other)),
};

/** TypeORM takes a migration's time from the end of its class name. */
function getTimestamp({ name }: { name: string }): number {
  return Number(name.slice(-13));
}
