import { Module } from '@nestjs/common';
import { DocsController } from './docs.controller.ts';
import { DocsService } from './docs.service.ts';

/** The API describes itself. */
@Module({ controllers: [DocsController], providers: [DocsService] })
export class ApiDocsModule {}
