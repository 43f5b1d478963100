import { createBrowserEnvironment, createPlatformClient } from '@lobi/core';

const apiOrigin = new URLSearchParams(location.search).get('api');
if (apiOrigin === null) throw new Error('The address names no platform.');

/** A third-party front end on its own origin: only the client. */
const client = createPlatformClient({
  environment: createBrowserEnvironment(),
  language: () => 'en',
  apiOrigin,
});
client.start();

declare global {
  var client: ReturnType<typeof createPlatformClient>;
}
globalThis.client = client;
