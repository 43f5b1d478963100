export { createDeferred, type Deferred } from './deferred.ts';
export {
  createFakeBackend,
  type FakeBackend,
  type Fault,
  type SeenCall,
} from './fake-backend/create-fake-backend.ts';
export { fakeCode } from './fake-backend/second-factors.ts';
export { addDemoRequests } from './fake-backend/demo-requests.ts';
export {
  addTable,
  callBall,
  changeTable,
  openTable,
  runTable,
  settleTable,
  type TableEnds,
} from './fake-backend/tables.ts';
export { addBuiltInJackpots } from './fake-backend/jackpots.ts';
export { addBuiltInGames, endPlay, openStakedPlay } from './fake-backend/plays.ts';
export { findRuleProblems, type RuleTrial } from './find-rule-problems.ts';
export { createFakeClock, type FakeClock } from './fake-clock.ts';
export {
  createFakeEnvironment,
  createMemoryStorage,
  type FakeEnvironment,
  type LogLine,
} from './fake-environment.ts';
export { createFakeRealtime, type FakeRealtime } from './fake-realtime.ts';
export { activityFixture, notificationFixture, sessionFixture } from './fixtures/activity.ts';
export { betFixture } from './fixtures/bet.ts';
export { gameProviderFixture, suspensionFixture } from './fixtures/game-provider.ts';
export { adminChannelFixture, channelFixture, gatewayFixture } from './fixtures/channel.ts';
export {
  dashboardFixture,
  dayFiguresFixture,
  queueCountsFixture,
  reportRowFixture,
} from './fixtures/dashboard.ts';
export {
  earningDetailFixture,
  earningFixture,
  earningTermsFixture,
  earningTotalsFixture,
} from './fixtures/earning.ts';
export { gameFixture } from './fixtures/game.ts';
export { ledgerEntryFixture } from './fixtures/ledger-entry.ts';
export { limitFixture } from './fixtures/limit.ts';
export { playFixture } from './fixtures/play.ts';
export { playSessionFixture } from './fixtures/play-session.ts';
export { roundFixture } from './fixtures/round.ts';
export { tableFixture } from './fixtures/table.ts';
export { settingsFixture } from './fixtures/settings.ts';
export {
  depositFixture,
  transactionDetailFixture,
  transactionFixture,
} from './fixtures/transaction.ts';
export {
  downlineMemberFixture,
  userDetailFixture,
  userFixture,
  userRowFixture,
} from './fixtures/user.ts';
export { walletFixture } from './fixtures/wallet.ts';
