import { agentReviews } from './agent-review.ts';
import { parseMoney, type Currency } from './money.ts';

/**
 * Range of values of a setting. Amounts are decimal text in major units; an optional one may be
 * `null`.
 */
export type SettingRange =
  | {
      readonly type: 'amount';
      readonly least: '0' | '1';
      /** By currency; without it any amount. */
      readonly most?: Readonly<Record<Currency, string>>;
      readonly optional: boolean;
    }
  | {
      readonly type: 'integer';
      readonly least: number;
      readonly most: number;
      readonly unit: 'basis-points' | 'seconds';
    }
  | { readonly type: 'choice'; readonly choices: readonly string[] }
  | { readonly type: 'switch' };

/** 10,000 times the smallest stake on built-in games. @source ours */
const mostWelcomeCredit: Readonly<Record<Currency, string>> = {
  IDR: '10000000',
  PHP: '50000.00',
  USD: '1000.00',
  VND: '10000000',
  THB: '50000.00',
  MYR: '5000.00',
};

/**
 * Settings that a superadmin changes while the platform runs; the environment sets their initial
 * values. Every other setting is about the machine, or about the place whose law applies, and takes
 * a restart.
 * @source ours – domain 2.1, 2.6, 2.7; security 5.1 (settings.write)
 */
export const platformSettings = {
  /**
   * Which requests on their own float agents decide: none, those without a risk flag or duplicate,
   * or all within the limits.
   */
  agentReview: { type: 'choice', choices: agentReviews },
  /** Most of a player in a day and direction that an agent decides; above it only staff does. */
  agentApprovalUpTo: { type: 'amount', least: '0', optional: false },
  /** Most that an agent settles in a day over the whole downline; above it only staff decides. */
  agentDailyUpTo: { type: 'amount', least: '0', optional: false },
  /**
   * Two people approve what a user requests above it in a day, at once or in parts; `null`: one is
   * enough.
   */
  secondApprovalAbove: { type: 'amount', least: '0', optional: true },
  /** Cash-in above it waits for staff; `null`: it is complete at once. */
  cashInApprovalAbove: { type: 'amount', least: '0', optional: true },
  /** The most that one play on a built-in game may return. */
  maximumPayout: { type: 'amount', least: '1', optional: false },
  /** Returns of one bet from it on stand in the log; `null`: none do. */
  largeWinFrom: { type: 'amount', least: '1', optional: true },
  /** An agent's share of the house's result on games, for each percent of the rate, in basis points. */
  gameEarningsBp: { type: 'integer', least: 0, most: 10_000, unit: 'basis-points' },
  /** Time to undo a declared result, in seconds, of games made from now on. */
  confirmSeconds: { type: 'integer', least: 0, most: 3_600, unit: 'seconds' },
  /** Players may cancel withdrawals whose review has not begun. */
  allowWithdrawCancel: { type: 'switch' },
  /** Every withdrawal needs a PIN; otherwise only those of users who have set one. */
  withdrawalPin: { type: 'switch' },
  /** Of who registers. */
  newUserStatus: { type: 'choice', choices: ['activated', 'pending'] },
  /**
   * Play money that a new player finds in the wallet; 0 for none. A platform with real money gives
   * none, whatever is set.
   */
  welcomeCredit: { type: 'amount', least: '0', most: mostWelcomeCredit, optional: false },
  /** Four-eyes approval: one person requests a change and another approves it. */
  fourEyes: { type: 'switch' },
  /** Signing in ends whatever other session the user has; else people may use several devices. */
  oneSession: { type: 'switch' },
  /** Everyone but players signs in with a code beside the password. */
  staffSecondFactor: { type: 'switch' },
} as const satisfies Record<string, SettingRange>;

/** Name of a setting. */
export type SettingName = keyof typeof platformSettings;

/** All names, in the order of the table. */
export const settingNames = Object.keys(platformSettings) as SettingName[];

/** A setting as it goes over the wire. */
export type SettingValue = string | number | boolean | null;

type Validators = {
  readonly [Type in SettingRange['type']]: (
    range: Extract<SettingRange, { readonly type: Type }>,
    value: SettingValue,
    currency: Currency,
  ) => boolean;
};

const validators: Validators = {
  amount: ({ least, most, optional }, value, currency) => {
    if (value === null) return optional;
    const amount = typeof value === 'string' ? parseMoney(value, currency) : undefined;
    const highest = most && parseMoney(most[currency], currency);
    return (
      amount !== undefined &&
      amount >= BigInt(least) &&
      (highest === undefined || amount <= highest)
    );
  },
  integer: ({ least, most }, value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most,
  choice: ({ choices }, value) => typeof value === 'string' && choices.includes(value),
  switch: (_range, value) => typeof value === 'boolean',
};

/** May a setting have this value? */
export function fitsSetting(name: SettingName, value: SettingValue, currency: Currency): boolean {
  const range: SettingRange = platformSettings[name];
  const validate = validators[range.type] as Validators['switch'];
  return validate(range as { readonly type: 'switch' }, value, currency);
}
