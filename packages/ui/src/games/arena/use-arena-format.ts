import { formatMoneyText, numberFormat } from '@lobi/formats';
import { formatDateTime } from '../../components/date-time/format-date-time.ts';
import { oddsText } from '../../components/odds/odds-text.ts';
import type { Outcome } from '../../components/odds/outcome.ts';
import { fill } from '../../messages/fill.ts';
import { fillCount } from '../../messages/fill-count.ts';
import { isolateLtr } from '../../messages/isolate-ltr.ts';
import type { KitMessages } from '../../messages/kit-messages.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { clockText } from './clock-text.ts';

/** Formatters of the stage in the user's language: text, money, odds, shares and times. */
export interface ArenaFormat {
  readonly texts: KitMessages['arena'];
  /** Formats a message with its values, in the plural form for `count`. */
  say(key: keyof KitMessages['arena'], values: Readonly<Record<string, string | number>>): string;
  /** Full amount with its currency symbol. */
  money(amount: string, currency: string): string;
  /** Short amount with its currency symbol, for pools. */
  shortMoney(amount: string, currency: string): string;
  /** Short amount without the symbol, for chips. */
  chip(amount: string, currency: string): string;
  odds(odds: number | null): string;
  /** Name of an outcome. */
  outcome(outcome: Outcome): string;
  /** Basis points as a percentage, without trailing zeros. */
  percent(basisPoints: number): string;
  /** A share from 0 to 1 as a percentage with one decimal. */
  share(share: number): string;
  /** A countdown. */
  clock(seconds: number): string;
  /** Duration of a session, always with hours. */
  sitting(seconds: number): string;
  time(at: string): string;
  /** Time of day without the zone's name. */
  bareTime(at: string): string;
}

/** Formatters of the stage for the nearest `KitProvider`. */
export function useArenaFormat(): ArenaFormat {
  const { locale, dir, timeZone, messages, oddsFormat } = useKit();
  const texts = messages.arena;
  const timeOf = (at: string, zone: boolean): string =>
    formatDateTime(at, { locale, timeZone, mode: 'clock', zone }) ?? at;
  const chip = (amount: string, currency: string): string =>
    isolateLtr(formatMoneyText(amount, currency, { locale, compact: true }) ?? amount, dir);
  const markOf = (currency: string): string =>
    (formatMoneyText('0', currency, { locale }) ?? '').replace(/[\d.,]+$/u, '');
  return {
    texts,
    say: (key, values) => {
      const text = texts[key];
      return typeof text === 'string'
        ? fill(text, values)
        : fillCount(text, Number(values['count']), locale, values);
    },
    money: (amount, currency) => formatMoneyText(amount, currency, { locale }) ?? amount,
    shortMoney: (amount, currency) => `${markOf(currency)}${chip(amount, currency)}`,
    chip,
    odds: (odds) => oddsText(odds, oddsFormat, locale),
    outcome: (outcome) => texts[outcome],
    percent: (basisPoints) =>
      numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
        basisPoints / 10_000,
      ),
    share: (share) =>
      numberFormat(locale, {
        style: 'percent',
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      }).format(share),
    clock: (seconds) => clockText(seconds, locale),
    sitting: (seconds) => clockText(seconds, locale, true),
    time: (at) => timeOf(at, true),
    bareTime: (at) => timeOf(at, false),
  };
}
