'use client';

export { createStore, type Store } from '../ports/store.ts';
export { PlatformProvider, usePlatform, type PlatformProviderProps } from './platform-provider.tsx';
export type {
  ActionName,
  EntityName,
  EntityOf,
  ListName,
  MoneyActionName,
  ParamsOf,
  QueryOf,
  RowOf,
} from './query-types.ts';
export { useAction } from './use-action.ts';
export { useAuth, type AuthController } from './use-auth.ts';
export { useAudience } from './use-audience.ts';
export { useConnection } from './use-connection.ts';
export { useCountdown, type CountdownController } from './use-countdown.ts';
export { useEntity, type EntityController } from './use-entity.ts';
export { useGame, useGameRound, type GameController } from './use-game.ts';
export { useJackpot } from './use-jackpot.ts';
export { useJackpots } from './use-jackpots.ts';
export { useLobby } from './use-lobby.ts';
export { useList, type ListController } from './use-list.ts';
export { useMoneyAction } from './use-money-action.ts';
export { useObservable } from './use-observable.ts';
export { useNotice, type NoticeController } from './use-notice.ts';
export { usePlaceBet, type BetStatus, type PlaceBetController } from './use-place-bet.ts';
export { useFairness, type FairnessController } from './use-fairness.ts';
export { usePlay, type PlayController, type PlayingStatus } from './use-play.ts';
export { usePlaySession, type PlaySessionController } from './use-play-session.ts';
export { useRound, type RoundController } from './use-round.ts';
export { useSessionClock, type SessionClockController } from './use-session-clock.ts';
export { useStaffOnline, type StaffOnline } from './use-staff-online.ts';
export { useSettings, type SettingsController } from './use-settings.ts';
export { useTable, type TableController } from './use-table.ts';
export { useTransfer, type TransferController, type TransferStatus } from './use-transfer.ts';
export { useUserId } from './use-user-id.ts';
export { useWallet, type WalletController } from './use-wallet.ts';
export type { ActionController, ActionOutcome } from './use-write.ts';
