import { Global, Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import type { Settings } from './settings.ts';

/** The injection token under which every room finds the settings. */
export const SETTINGS = Symbol('settings');

/** Carries the settings, read once at start, to every room. */
@Global()
@Module({})
export class ConfigModule {
  static of(settings: Settings): DynamicModule {
    return {
      module: ConfigModule,
      providers: [{ provide: SETTINGS, useValue: settings }],
      exports: [SETTINGS],
    };
  }
}
