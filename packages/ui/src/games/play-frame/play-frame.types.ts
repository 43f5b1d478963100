import type { ReactNode } from 'react';
import type { GameInfoJackpot } from '../../components/game-info/game-info.tsx';
import type { GamePayout } from '../../components/game-info/pay-table.tsx';
import type { GameToolbarProps } from '../../components/game-toolbar/game-toolbar.tsx';

/** Facts of a game that the frame needs. Amounts are decimal texts in major units. */
export interface PlayGame {
  readonly title: string;
  /** ISO 4217 code. */
  readonly currency: string;
  readonly minimumStake: string;
  readonly maximumStake: string;
}

/** Text for a player before the first play. */
export interface PlayAbout {
  /** Rules of the game, in the reader's language. */
  readonly rules: ReactNode;
  /** Pay table; empty where it depends on what is chosen. */
  readonly payouts: readonly GamePayout[];
  /** Theoretical return in basis points; the least, where it depends on what is chosen. */
  readonly returnBp: number;
  /** The most of it; default the same. */
  readonly returnMostBp?: number | undefined;
  /** By what the game's jackpot grows and is won; its return comes on top. */
  readonly jackpot?: GameInfoJackpot | undefined;
  /** Chance of any paying result in basis points. */
  readonly hitRateBp?: number | undefined;
  /** The most that one play can pay, as decimal text. */
  readonly maximumPayout?: string | undefined;
}

/** Visitor's access: `viewer` may watch but not stake, a `guest` is asked to log in. */
export type PlayAccess = 'player' | 'viewer' | 'guest';

/**
 * Outcome of the last play sent. `unknown`: no answer came yet and the same play is asked about
 * again; nothing may be sent meanwhile.
 */
export type PlayState =
  | { readonly status: 'idle' | 'playing' | 'unknown' }
  | { readonly status: 'refused'; readonly message: string };

/** A play that is over. Amounts are decimal texts; `payout` has the stake in it. */
export interface PlayedOnce {
  readonly id: string;
  readonly amount: string;
  readonly payout: string;
  /** Result as short text: "77,18", "17 hitam". */
  readonly result?: string | undefined;
  /** Jackpot that it won, decimal text; a part of `payout`. */
  readonly jackpot?: string | undefined;
  /** Another round has begun since, so that a win is no longer highlighted. Default false. */
  readonly isPast?: boolean | undefined;
}

/** One of the latest results of the strip. */
export interface RecentResult {
  readonly id: string;
  /** Drawing of the result. */
  readonly face: ReactNode;
  /** The same in words; default the face. */
  readonly spoken?: string | undefined;
  /** Colour of the mark beside the face; never the only sign. */
  readonly mark?: 'red' | 'black' | 'green' | 'accent' | undefined;
}

/** Choices that a player made before in this game, by name; values that JSON can hold. */
export interface PlayMemory {
  /** `undefined` where nothing is remembered; the stage checks whether the value fits. */
  read(name: string): unknown;
  write(name: string, value: unknown): void;
}

/**
 * Where a player sits: all that every stage is given by the application, whatever the game. The
 * frame hands it to the controls inside.
 */
export interface PlaySeat {
  readonly game: PlayGame;
  /** The jackpot of the game; `amount` is decimal text, `null` while it is loading. */
  readonly jackpot?: { readonly name: string; readonly amount: string | null } | undefined;
  readonly about: PlayAbout;
  readonly access: PlayAccess;
  /** Where a guest logs in; without it a guest sees the sentence only. */
  readonly loginHref?: string | undefined;
  /** Available balance, as decimal text; `null` while unknown. */
  readonly balance: string | null;
  /** Number of players at the game now, the reader included; `null` or absent while unknown. */
  readonly audience?: number | null | undefined;
  /** Live updates are paused: balance and game may be old, nothing can be played. */
  readonly isStale?: boolean | undefined;
  /** Plays of before could not be loaded: where none is shown, there may have been some. */
  readonly isPastUnknown?: boolean | undefined;
  /** Outcome of the last play sent. */
  readonly state: PlayState;
  /** When the next play is allowed, in ms since 1970 of `ownNow`; `null` at once. */
  readonly readyAt: number | null;
  /** The reader's own clock in ms, which the server's does not correct; default `Date.now`. */
  readonly ownNow?: (() => number) | undefined;
  /** The server's clock in ms; default the reader's own. */
  readonly now?: (() => number) | undefined;
  /** Quick amounts; default those of `AmountPad`. */
  readonly presets?: readonly string[] | undefined;
  /** Rules and return were shown to this player; until then nothing can be played. */
  readonly hasReadRules: boolean;
  /** The player closed the rules that stood open before the first play. */
  onRulesRead(): void;
  /** The last play has finished and is revealed: its payout may be shown elsewhere as well. */
  readonly onRevealed?: ((playId: string) => void) | undefined;
  /** Remembers stake and choices from visit to visit; keep the same object. Without it stages forget them. */
  readonly memory?: PlayMemory | undefined;
  /** Tools of the upper edge; the one that opens the rules is the frame's own. */
  readonly tools?: Omit<GameToolbarProps, 'onInfo' | 'ref'> | undefined;
  /** Content of the fairness sheet, e.g. `FairnessPanel`; without it there is no sheet. */
  readonly fairness?: ReactNode;
  /** Time and net of this session, e.g. `SessionBar`. */
  readonly session?: ReactNode;
}
