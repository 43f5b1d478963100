export { startPlatform, type Platform } from './build-server.ts';
export type { PlatformOptions } from './platform-options.ts';
