export { startPlatform, type Platform, type PlatformOptions } from './build-server.ts';
export { readEnvironment, type Environment } from './config/read-environment.ts';
export { StartError } from './config/start-error.ts';
