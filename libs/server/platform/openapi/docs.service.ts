import { Injectable } from '@nestjs/common';
import type { INestApplication } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { describeApi } from './api-description.ts';
import { renderDocsPage } from './docs.page.ts';

@Injectable()
export class DocsService {
  private openApiDocument: OpenAPIObject | undefined;
  private html: string | undefined;

  /** Builds the OpenAPI document; call it after all routes are registered. */
  describe(app: INestApplication): void {
    this.openApiDocument = describeApi(app);
    this.html = renderDocsPage(this.openApiDocument);
  }

  document(): OpenAPIObject {
    if (this.openApiDocument === undefined) throw new Error('The API has not been described yet.');
    return this.openApiDocument;
  }

  page(): string {
    if (this.html === undefined) throw new Error('The API has not been described yet.');
    return this.html;
  }
}
