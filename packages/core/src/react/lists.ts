'use client';

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
export { useAnswer, type AnswerController } from './use-answer.ts';
export { useEntity, type EntityController } from './use-entity.ts';
export { useFairness, type FairnessController } from './use-fairness.ts';
export { useJackpot } from './use-jackpot.ts';
export { useJackpots } from './use-jackpots.ts';
export { useList, type ListController } from './use-list.ts';
export { useLobby } from './use-lobby.ts';
export { useMoneyAction } from './use-money-action.ts';
export { usePlaySession, type PlaySessionController } from './use-play-session.ts';
export { useRequest } from './use-request.ts';
export type { ActionOutcome, RunController } from './use-run.ts';
export type { ActionController } from './use-write.ts';
