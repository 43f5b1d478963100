import { agentReviews } from './agent-review.ts';
import { parseMoney, type Currency } from './money.ts';

/**
 * Range of values of a setting. Amounts are decimal text in major units; an optional one may be `null`.
 */
export type SettingRange =
  | {
      readonly type: 'amount';
      readonly minimum: '0' | '1';
      /** By currency; without it any amount. */
      readonly maximum?: Readonly<Record<Currency, string>>;
      readonly optional: boolean;
    }
  | {
      readonly type: 'integer';
      readonly minimum: number;
      readonly maximum: number;
      readonly unit: 'basis-points' | 'seconds';
    }
  | { readonly type: 'choice'; readonly choices: readonly string[] }
  | { readonly type: 'switch' };

/** 10,000 times the smallest stake on built-in games. @source ours */
const maxWelcomeCredit: Readonly<Record<Currency, string>> = {
  IDR: '10000000',
  PHP: '50000.00',
  USD: '1000.00',
  VND: '10000000',
  THB: '50000.00',
  MYR: '5000.00',
};

/**
 * Settings that a superadmin can change at run time; the environment sets their initial values. All
 * others concern the machine or the jurisdiction, and require a restart.
 * @source ours – domain 2.1, 2.6, 2.7; security 5.1 (settings.write)
 */
export const platformSettings = {
  /**
   * Which requests on their own float agents decide: none, those without a risk flag or duplicate, or
   * all within the limits.
   */
  agentReview: { type: 'choice', choices: agentReviews },
  /** Maximum per player, day and direction that an agent decides; staff decides what exceeds it. */
  agentApprovalUpTo: { type: 'amount', minimum: '0', optional: false },
  /** Maximum that an agent settles per day over the whole downline; staff decides what exceeds it. */
  agentDailyUpTo: { type: 'amount', minimum: '0', optional: false },
  /**
   * Amount per user and day, at once or in parts, above which a second approval is required; `null`:
   * never.
   */
  secondApprovalAbove: { type: 'amount', minimum: '0', optional: true },
  /** Amount above which staff must approve a cash-in; `null`: cash-in completes at once. */
  cashInApprovalAbove: { type: 'amount', minimum: '0', optional: true },
  /** Maximum payout of one play on a built-in game. */
  maximumPayout: { type: 'amount', minimum: '1', optional: false },
  /** Payout of one bet from which it is logged; `null`: never. */
  largeWinFrom: { type: 'amount', minimum: '1', optional: true },
  /** An agent's share of the house result on games, for each percent of the rate, in basis points. */
  gameEarningsBp: { type: 'integer', minimum: 0, maximum: 10_000, unit: 'basis-points' },
  /** Undo period of a declared result of new games, in seconds. */
  confirmSeconds: { type: 'integer', minimum: 0, maximum: 3_600, unit: 'seconds' },
  /** Players may cancel withdrawals whose review has not begun. */
  allowWithdrawCancel: { type: 'switch' },
  /** Every withdrawal requires a PIN; otherwise only those of users who have set one. */
  withdrawalPin: { type: 'switch' },
  /** Initial status of registered users. */
  newUserStatus: { type: 'choice', choices: ['activated', 'pending'] },
  /**
   * Play money in the wallet of a new player; 0 for none. A platform with real money gives none,
   * whatever the setting.
   */
  welcomeCredit: { type: 'amount', minimum: '0', maximum: maxWelcomeCredit, optional: false },
  /** Four-eyes approval: one person requests a change and another approves it. */
  fourEyes: { type: 'switch' },
  /** Signing in ends every other session of the user; otherwise a user may use several devices. */
  oneSession: { type: 'switch' },
  /** Everyone except players must use a second factor. */
  staffSecondFactor: { type: 'switch' },
} as const satisfies Record<string, SettingRange>;

/** Name of a setting. */
export type SettingName = keyof typeof platformSettings;

/** All names, in the order of the table. */
export const settingNames = Object.keys(platformSettings) as SettingName[];

/** Wire format of a setting. */
export type SettingValue = string | number | boolean | null;

type Validators = {
  readonly [Type in SettingRange['type']]: (
    range: Extract<SettingRange, { readonly type: Type }>,
    value: SettingValue,
    currency: Currency,
  ) => boolean;
};

const validators: Validators = {
  amount: ({ minimum, maximum, optional }, value, currency) => {
    if (value === null) return optional;
    const amount = typeof value === 'string' ? parseMoney(value, currency) : undefined;
    const highest = maximum && parseMoney(maximum[currency], currency);
    return (
      amount !== undefined &&
      amount >= BigInt(minimum) &&
      (highest === undefined || amount <= highest)
    );
  },
  integer: ({ minimum, maximum }, value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= maximum,
  choice: ({ choices }, value) => typeof value === 'string' && choices.includes(value),
  switch: (_range, value) => typeof value === 'boolean',
};

/** Returns whether a setting may have this value. */
export function fitsSetting(name: SettingName, value: SettingValue, currency: Currency): boolean {
  const range: SettingRange = platformSettings[name];
  const validate = validators[range.type] as Validators['switch'];
  return validate(range as { readonly type: 'switch' }, value, currency);
}
