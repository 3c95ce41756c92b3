import { Global, Inject, Module } from '@nestjs/common';
import type { DynamicModule, OnApplicationShutdown } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { SETTINGS } from '../config/config.module.ts';
import type { Settings } from '../config/settings.ts';
import { createDataSource } from './data-source.ts';
import { startEmbeddedDatabase } from './embedded/embedded-database.ts';
import type { EmbeddedDatabase } from './embedded/embedded-database.ts';
import { migrate } from './migrate.ts';
import type { DatabaseSchema } from './schema.types.ts';

const EMBEDDED = Symbol('embedded database');

@Global()
@Module({
  providers: [
    {
      provide: EMBEDDED,
      inject: [SETTINGS],
      useFactory: (settings: Settings) =>
        settings.databaseUrl === undefined ? startEmbeddedDatabase(settings.dataDir) : undefined,
    },
  ],
  exports: [EMBEDDED],
})
class EmbeddedDatabaseModule implements OnApplicationShutdown {
  constructor(@Inject(EMBEDDED) private readonly embedded: EmbeddedDatabase | undefined) {}

  /** Modules shut down before the modules they import, so the pool is already drained. */
  async onApplicationShutdown(): Promise<void> {
    await this.embedded?.stop();
  }
}

/**
 * Connects TypeORM to the embedded PostgreSQL or to DATABASE_URL, and runs migrations before the server accepts
 * requests.
 */
@Module({})
export class DatabaseModule {
  static forRoot(schema: DatabaseSchema): DynamicModule {
    const connection = TypeOrmModule.forRootAsync({
      inject: [SETTINGS, EMBEDDED],
      useFactory: (settings: Settings) => ({
        ...createDataSource(settings, schema).options,
        retryAttempts: 10,
        retryDelay: 1000,
      }),
      dataSourceFactory: async (options) => {
        const dataSource = await new DataSource(options!).initialize();
        await migrate(dataSource);
        return dataSource;
      },
    });
    return { module: DatabaseModule, imports: [EmbeddedDatabaseModule, connection] };
  }
}
