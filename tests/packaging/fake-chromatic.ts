import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Responses of Chromatic's server for a project without a build. */
const answers: Readonly<Record<string, object>> = {
  CreateAppTokenMutation: { appToken: 'token' },
  CLIAppInfo: { app: { features: { isReactNativeApp: false } } },
  FirstCommittedAtQuery: { app: { firstBuild: null, lastBuild: null } },
  HasBuildsWithCommitsQuery: { app: { hasBuildsWithCommits: [] } },
  MergeCommitsQuery: { app: { mergedPullRequests: [] } },
  LastBuildQuery: { app: { isOnboarding: false, lastBuild: null } },
  BaselineCommitsQuery: { app: { baselineBuilds: [] } },
  AnnounceBuildMutation: {
    announceBuild: {
      id: 'build',
      number: 1,
      browsers: ['chrome'],
      status: 'ANNOUNCED',
      autoAcceptChanges: false,
      reportToken: 'report',
      features: { uiTests: true, uiReview: true, isReactNativeApp: false },
      app: { id: 'app', turboSnapAvailability: 'UNAVAILABLE', isOnboarding: false },
    },
  },
};

/** A fake of Chromatic's server, so that the CLI runs without an account or a network. */
export interface FakeChromatic {
  readonly origin: string;
  /** Names of the called operations, in order. */
  readonly operations: readonly string[];
  readonly close: () => void;
}

/** Starts the fake on a free port. */
export async function startFakeChromatic(): Promise<FakeChromatic> {
  const operations: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const [, operation = ''] = /(?:query|mutation) (\w+)/.exec(body) ?? [];
      operations.push(operation);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ data: answers[operation] ?? {} }));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, operations, close: () => server.close() };
}
