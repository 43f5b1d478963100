import { createBrowserEnvironment, createPlatformClient } from '@lobi/core';

const apiOrigin = new URLSearchParams(location.search).get('api');
if (apiOrigin === null) throw new Error('The address names no platform.');

/** A front end of another party, on an origin of its own: the client and nothing more. */
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
