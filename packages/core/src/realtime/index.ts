export { createEchoRealtime, type EchoRealtimeOptions } from './echo-realtime.ts';
export type { ChannelAuthorization, RealtimeSocket } from './echo-driver.ts';
export {
  createMemoryRealtime,
  type MemoryRealtimeOptions,
  type MemorySocketServer,
} from './memory-realtime.ts';
export { createRealtime, type RealtimeOptions } from './create-realtime.ts';
export type {
  CreateDriver,
  DriverChannelHandlers,
  DriverHandlers,
  RealtimeDriver,
} from './realtime-driver.ts';
