import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** Answers to the requests of a dry run, by operation: those for a project without builds. */
const ANSWERS: Record<string, object> = {
  CreateAppTokenMutation: { appToken: 'token' },
  CLIAppInfo: { app: { features: { isReactNativeApp: false } } },
  FirstCommittedAtQuery: { app: { firstBuild: null, lastBuild: null, pullRequest: null } },
  HasBuildsWithCommitsQuery: { app: { hasBuildsWithCommits: [] } },
  LastBuildQuery: { app: { isOnboarding: false, lastBuild: null } },
  AnnounceBuildMutation: {
    announceBuild: {
      id: 'build',
      number: 1,
      browsers: ['CHROME'],
      status: 'ANNOUNCED',
      autoAcceptChanges: false,
      reportToken: 'token',
      features: { uiTests: true, uiReview: true, isReactNativeApp: false },
      app: { id: 'project', turboSnapAvailability: 'AVAILABLE', isOnboarding: false },
    },
  },
};

/** Stub of Chromatic's API with which its CLI can be tried without an account and without a network. */
export async function startChromaticStub(): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    json(request).then(
      (body) => {
        const [, operation = ''] =
          /\b(?:query|mutation)\s+(\w+)/.exec((body as { query: string }).query) ?? [];
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ data: ANSWERS[operation] ?? {} }));
      },
      () => response.writeHead(400).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
