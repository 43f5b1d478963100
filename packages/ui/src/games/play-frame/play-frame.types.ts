import type { ReactNode } from 'react';
import type { GameInfoJackpot } from '../../components/game-info/game-info.tsx';
import type { GamePayout } from '../../components/game-info/pay-table.tsx';
import type { GameToolbarProps } from '../../components/game-toolbar/game-toolbar.tsx';

/** Facts of a game that the frame needs. Amounts are decimal texts in major units. */
export interface PlayGame {
  readonly title: string;
  /** What the title means in the language of the page, shown below it. */
  readonly meaning?: string | undefined;
  /** ISO 4217 code. */
  readonly currency: string;
  readonly minimumStake: string;
  readonly maximumStake: string;
  /** Minimum time between two plays, in ms; animations of instant results are no longer. */
  readonly minimumCycleMs?: number | undefined;
}

/** Text for a player before the first play. */
export interface PlayAbout {
  /** Rules of the game, in the user's language. */
  readonly rules: ReactNode;
  /** Pay table; empty if it depends on the choice. */
  readonly payouts: readonly GamePayout[];
  /** Theoretical return in basis points; the minimum if it depends on the choice. */
  readonly returnBp: number;
  /** Maximum return; default the same. */
  readonly maximumReturnBp?: number | undefined;
  /** Terms of the game's jackpot, whose return is in addition. */
  readonly jackpot?: GameInfoJackpot | undefined;
  /** Chance of any paying result in basis points. */
  readonly hitRateBp?: number | undefined;
  /** Maximum payout of one play, as decimal text. */
  readonly maximumPayout?: string | undefined;
}

/** Visitor's access: `viewer` can watch but not play, a `guest` must log in. */
export type PlayAccess = 'player' | 'viewer' | 'guest';

/**
 * Outcome of the last sent play. `unknown`: no response arrived yet and the outcome is being requested; no
 * play can be sent until then.
 */
export type PlayState =
  | { readonly status: 'idle' | 'playing' | 'unknown' }
  | { readonly status: 'refused'; readonly message: string };

/** A finished play. Amounts are decimal text; `payout` includes the stake. */
export interface PlayedOnce {
  readonly id: string;
  readonly amount: string;
  readonly payout: string;
  /** Result as short text: "77,18", "17 hitam". */
  readonly result?: string | undefined;
  /** Jackpot that the play won, decimal text; a part of `payout`. */
  readonly jackpot?: string | undefined;
  /** Whether another round has started since, so that a win is no longer highlighted. Default false. */
  readonly isPast?: boolean | undefined;
}

/** One of the latest results of the strip. */
export interface RecentResult {
  readonly id: string;
  /** Icon of the result. */
  readonly face: ReactNode;
  /** Accessible text; default the face. */
  readonly spoken?: string | undefined;
  /** Colour of the mark beside the face, which is never the only cue. */
  readonly mark?: 'red' | 'black' | 'green' | 'accent' | undefined;
}

/** Earlier choices of a player in this game, by name; JSON values. */
export interface PlayMemory {
  /** `undefined` without a stored value; the stage validates it. */
  read(name: string): unknown;
  write(name: string, value: unknown): void;
}

/**
 * Seat of the player: everything that the application passes to the stage of any game. The frame passes it to
 * the controls inside.
 */
export interface PlaySeat {
  readonly game: PlayGame;
  /** The jackpot of the game; `amount` is decimal text, `null` while loading. */
  readonly jackpot?: { readonly name: string; readonly amount: string | null } | undefined;
  readonly about: PlayAbout;
  readonly access: PlayAccess;
  /** Link to the login for a guest; without it a guest sees only the text. */
  readonly loginHref?: string | undefined;
  /** Available balance, as decimal text; `null` while unknown. */
  readonly balance: string | null;
  /** Current number of players of the game, including the user; `null` or absent while unknown. */
  readonly audience?: number | null | undefined;
  /** Whether live updates are paused: balance and game may be outdated, and no play is possible. */
  readonly isStale?: boolean | undefined;
  /** Whether earlier plays failed to load, so that an empty list does not mean that there were none. */
  readonly isPastUnknown?: boolean | undefined;
  /** Outcome of the last sent play. */
  readonly state: PlayState;
  /** Time at which the next play is allowed, in ms since 1970 by `ownNow`; `null` for at once. */
  readonly readyAt: number | null;
  /** The local clock in ms, not corrected by the server's; default `Date.now`. */
  readonly ownNow?: (() => number) | undefined;
  /** The server's clock in ms; default the local one. */
  readonly now?: (() => number) | undefined;
  /** Quick amounts; default those of `AmountPad`. */
  readonly presets?: readonly string[] | undefined;
  /** Whether rules and return were shown to this player; no play is possible before. */
  readonly hasReadRules: boolean;
  /** Called when the player closes the rules that were open before the first play. */
  onRulesRead(): void;
  /** Called when the last play is revealed, so that its payout can be shown elsewhere too. */
  readonly onRevealed?: ((playId: string) => void) | undefined;
  /** Stores stake and choices between visits; memoize it. Without it they are not stored. */
  readonly memory?: PlayMemory | undefined;
  /** Tools of the upper bar; the frame adds the one that opens the rules. */
  readonly tools?: Omit<GameToolbarProps, 'onInfo' | 'ref'> | undefined;
  /** Content of the fairness sheet, e.g. `FairnessPanel`; without it there is no sheet. */
  readonly fairness?: ReactNode;
  /** Time and net of this session, e.g. `SessionBar`, in the line of the name; memoize it. */
  readonly session?: ReactNode;
}
