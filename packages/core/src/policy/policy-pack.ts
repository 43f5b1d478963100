import type { Currency } from '../contract/money.ts';
import type { GameCategory, RegistrationField } from '../contract/statuses.ts';

/** Most that one stake may be, decimal text in major units, in whatever currency is played. */
export type StakeCap = Readonly<Record<Currency, string>>;

/**
 * Rules that protect the players of one jurisdiction. Nothing here is legal advice; an operator
 * checks it.
 */
export interface PolicyPack {
  /** ISO code of the jurisdiction, `play-money` where nothing can be won, or `unknown`. */
  readonly jurisdiction: string;
  /** Age in years from which people may play. */
  readonly minimumAge: number;
  readonly realityCheck: {
    /** Minutes of play after which a reality check is due, unless the player chose other ones. */
    readonly minutes: number;
    /** Minutes that a player may choose from; one entry leaves no choice. */
    readonly choices: readonly number[];
    /** Minutes from the moment it is due during which play is paused; 0: none. */
    readonly pauseMinutes: number;
  };
  /** Most that one stake may be, by category; a category left out has no cap in this jurisdiction. */
  readonly stakeCaps: Readonly<Partial<Record<GameCategory, StakeCap>>>;
  /** Least time from one play to the next, in milliseconds, by category; the game's own may be longer. */
  readonly minimumCycleMs: Readonly<Partial<Record<GameCategory, number>>>;
  /** May a machine play for the player? */
  readonly autoPlay: boolean;
  /** May a result be shown faster than the game would? */
  readonly turbo: boolean;
  /**
   * May a guest try games for practice chips before signing up? Not where ages are verified before
   * free play.
   */
  readonly freePlay: boolean;
  /** Is a stake in one game rejected while another one is played? */
  readonly oneGameAtATime: boolean;
  /** Categories that may not be played here. */
  readonly closedCategories: readonly GameCategory[];
  /** Must a player limit deposits, stakes or losses before the first stake? */
  readonly limitsMandatory: boolean;
  /**
   * Fields that a registration requires beside username and password, so that excluded people are
   * recognized.
   */
  readonly registrationAsks: readonly RegistrationField[];
}
