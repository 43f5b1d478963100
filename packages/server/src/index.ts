export { startPlatform, type Platform, type PlatformOptions } from './build-server.ts';
