import { Injectable } from '@nestjs/common';
import type { INestApplication } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { describeApi } from './api-description.ts';
import { docsPage } from './docs.page.ts';

@Injectable()
export class DocsService {
  private described: OpenAPIObject | undefined;
  private shown: string | undefined;

  /** Builds the OpenAPI document; call it after all routes are registered. */
  describe(app: INestApplication): void {
    this.described = describeApi(app);
    this.shown = docsPage(this.described);
  }

  document(): OpenAPIObject {
    if (this.described === undefined) throw new Error('The API has not been described yet.');
    return this.described;
  }

  page(): string {
    if (this.shown === undefined) throw new Error('The API has not been described yet.');
    return this.shown;
  }
}
