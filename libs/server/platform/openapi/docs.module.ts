import { Module } from '@nestjs/common';
import { DocsController } from './docs.controller.ts';
import { DocsService } from './docs.service.ts';

@Module({ controllers: [DocsController], providers: [DocsService] })
export class ApiDocsModule {}
