import { createBrowserEnvironment, createPlatformClient } from '@lobi/core';

const origin = new URLSearchParams(location.search).get('api');
if (origin === null) throw new Error('The address names no platform.');

/** A third-party front end on its own origin: only the client. */
const client = createPlatformClient({
  environment: createBrowserEnvironment(),
  language: () => 'en',
  origin,
});
client.start();

declare global {
  var client: ReturnType<typeof createPlatformClient>;
}
globalThis.client = client;
