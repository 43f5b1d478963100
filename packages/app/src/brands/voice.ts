import type { Language } from '@lobi/core/contract';
import type { OwnTexts } from '../config/own-texts.ts';

/**
 * Texts that express the voice of a brand: greetings in the lobby, and messages of empty lists with the
 * next step. Names, amounts, rules and legal texts are the same in every brand and therefore excluded.
 */
export const voiceKeys = [
  'kit.lobby.heroOpen',
  'kit.lobby.heroWaiting',
  'kit.lobby.heroHouse',
  'kit.lobby.openTitle',
  'kit.lobby.continueTitle',
  'kit.lobby.popularTitle',
  'kit.lobby.newTitle',
  'kit.lobby.howTitle',
  'kit.lobby.howLimitTitle',
  'kit.lobby.watch',
  'kit.lobby.emptyCategoryBody',
  'kit.lobby.noResultsBody',
  'kit.base.emptyGamesTitle',
  'kit.base.emptyGamesBody',
  'kit.base.emptyFavouritesTitle',
  'kit.base.emptyFavouritesBody',
  'kit.base.emptyBetsTitle',
  'kit.base.emptyBetsBody',
  'kit.base.emptyTransactionsTitle',
  'kit.base.emptyTransactionsBody',
  'kit.base.emptyNotificationsTitle',
  'kit.base.emptyNotificationsBody',
  'kit.base.emptyResultsTitle',
  'kit.base.emptyResultsBody',
  'kit.base.error404Title',
  'kit.base.error404Body',
  'kit.base.error500Body',
  'kit.base.errorMaintenanceTitle',
  'kit.base.errorMaintenanceBody',
  'kit.base.errorHome',
] as const satisfies readonly (keyof OwnTexts)[];

/** A brand's custom messages for all of `voiceKeys`, in all languages. @source ours */
export type Voice = Readonly<
  Record<Language, Readonly<Record<(typeof voiceKeys)[number], string>>>
>;
