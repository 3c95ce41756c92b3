import { publications } from '@paniscus/content';
import { parsePublicationFilter, filterPublications } from '@paniscus/domain/bibliography';
import type { Publication } from '@paniscus/domain/bibliography';
import type { ExportFormat } from '@paniscus/features/bibliography';
import { FILES } from '@paniscus/routes';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { EXPORT_MIME_TYPES, formatExportFile } from '../bibliography/citations';

const FILE_NAME = /^([a-z0-9-]{1,100})\.(bib|ris|json)$/;

/** Citation file of one work, or under `all` of those that match the query. */
export function loader({ params, url }: LoaderFunctionArgs): Response {
  const [, name = '', format = ''] = FILE_NAME.exec(params['file'] ?? '') ?? [];
  const works = findPublications(name, url.searchParams);
  if (works.length === 0)
    return new Response('Not found\n', { status: 404, headers: { 'content-type': 'text/plain' } });
  return new Response(formatExportFile(works, format as ExportFormat), {
    headers: {
      'content-type': EXPORT_MIME_TYPES[format as ExportFormat],
      'cache-control': 'public, no-cache',
      'x-page-tags': FILES.publicationFile.tags.join(','),
    },
  });
}

function findPublications(name: string, query: URLSearchParams): readonly Publication[] {
  if (name === 'all') return filterPublications(publications, parsePublicationFilter(query));
  return publications.filter(({ id }) => id === name);
}
