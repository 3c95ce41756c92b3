import { Controller, Get, Header } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { mixed } from 'yup';
import { Public } from '../http/public.decorator.ts';
import { DOCS_CSP } from './docs.page.ts';
import { DocsService } from './docs.service.ts';
import { Endpoint } from './endpoint.decorator.ts';

const openApiResponse = mixed()
  .defined()
  .meta({ jsonSchema: { type: 'object' } });

@Controller('docs')
export class DocsController {
  constructor(private readonly docs: DocsService) {}

  @Public()
  @Endpoint({
    summary: 'Returns the OpenAPI 3.1 document of this API.',
    response: { description: 'The OpenAPI document.', schema: openApiResponse },
  })
  @Get('openapi.json')
  document(): OpenAPIObject {
    return this.docs.document();
  }

  @Public()
  @Endpoint({
    summary: 'Returns the API documentation as an HTML page.',
    response: { description: 'The documentation page.', mediaType: 'text/html' },
  })
  @Get()
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', DOCS_CSP)
  page(): string {
    return this.docs.page();
  }
}
