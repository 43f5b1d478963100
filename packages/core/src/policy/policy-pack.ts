import type { Currency } from '../contract/money.ts';
import type { GameCategory, RegistrationField } from '../contract/statuses.ts';

/** Maximum stake, as decimal text in major units, by currency. */
export type StakeCap = Readonly<Record<Currency, string>>;

/** Rules that protect the players of one jurisdiction. Not legal advice; operators must check them. */
export interface PolicyPack {
  /** ISO code of the jurisdiction, `play-money` without real money, or `unknown`. */
  readonly jurisdiction: string;
  /** Minimum age of players in years. */
  readonly minimumAge: number;
  readonly realityCheck: {
    /** Default minutes of play after which a reality check is due. */
    readonly minutes: number;
    /** Minutes that a player may choose from; a single entry is fixed. */
    readonly choices: readonly number[];
    /** Duration in minutes of the mandatory pause of play when a check is due; 0: none. */
    readonly pauseMinutes: number;
  };
  /** Maximum stake by category; an omitted category has no cap. */
  readonly stakeCaps: Readonly<Partial<Record<GameCategory, StakeCap>>>;
  /**
   * Minimum time between two plays, in milliseconds, by category; the game's own may be longer. `casino`
   * also sets the pace of every game with the pace of casino games, whose default is five seconds.
   */
  readonly minimumCycleMs: Readonly<Partial<Record<GameCategory, number>>>;
  /** Whether automatic play is allowed. */
  readonly autoPlay: boolean;
  /** Whether results may be shown faster than normal. */
  readonly turbo: boolean;
  /**
   * Whether guests may try games with practice chips before registration. Not in jurisdictions that
   * verify ages before free play.
   */
  readonly freePlay: boolean;
  /** Whether a stake in one game is rejected while another one is open. */
  readonly oneGameAtATime: boolean;
  /** Categories that are not allowed. */
  readonly closedCategories: readonly GameCategory[];
  /** Whether players must limit deposits, stakes or losses before the first stake. */
  readonly limitsMandatory: boolean;
  /** Registration fields in addition to username and password, so that excluded people are recognized. */
  readonly registrationAsks: readonly RegistrationField[];
}
