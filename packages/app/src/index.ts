export { createApp } from './create-app.ts';
export { createOwnParts } from './own/create-own-parts.tsx';
export { defineGame, type StageProps } from './config/own-games.ts';
export { definePlugin } from './config/plugins.ts';
export { useBrand } from './config/brand-context.ts';
export type { Brand, BrandInput, GameInput, PluginInput } from './config/brand-schema.ts';
export type { CreateOwnParts, OwnParts } from './config/own-parts.ts';
export type { BrandAssets } from './config/resolve-brand.ts';
export type { BrandEvent, ErrorListener, ErrorLocation, EventListener } from './config/events.ts';
export type { LoadPart, SlotName, SlotProps } from './config/slots.ts';
export {
  useLanguage,
  usePage,
  useStatisticsConsent,
  useText,
  useToast,
  useUser,
  wrap,
  type PageLanguage,
  type PageLocation,
  type Text,
} from './page/brand-hooks.ts';
export { useAnswer, useRequest } from './page/own-requests.ts';
export { useFailureText } from './i18n/use-failure-text.ts';
export {
  defineRequest,
  type RequestAnswer,
  type RequestInput,
  type RequestRow,
  type RequestSchema,
} from '@lobi/core/contract';
export type { Failure } from '@lobi/core';
export type { AnswerController, RunController } from '@lobi/core/react/lists';
export {
  useGamePlays,
  type GamePlays,
  type GamePlaysSetup,
} from './games/play-frame/use-game-plays.ts';
export { useWallet, type WalletController } from '@lobi/core/react';
