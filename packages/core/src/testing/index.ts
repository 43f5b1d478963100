export { createDeferred, type Deferred } from './deferred.ts';
export {
  createFakeBackend,
  type FakeBackend,
  type Fault,
  type SeenCall,
} from './fake-backend/create-fake-backend.ts';
export { createFakeClock, type FakeClock } from './fake-clock.ts';
export {
  createFakeEnvironment,
  createMemoryStorage,
  type FakeEnvironment,
  type LogLine,
} from './fake-environment.ts';
export { createFakeRealtime, type FakeRealtime } from './fake-realtime.ts';
export { betFixture } from './fixtures/bet.ts';
export { earningFixture } from './fixtures/earning.ts';
export { gameFixture } from './fixtures/game.ts';
export { ledgerEntryFixture } from './fixtures/ledger-entry.ts';
export { roundFixture } from './fixtures/round.ts';
export { settingsFixture } from './fixtures/settings.ts';
export { transactionFixture } from './fixtures/transaction.ts';
export { userFixture, userRowFixture } from './fixtures/user.ts';
export { walletFixture } from './fixtures/wallet.ts';
