import { fill } from '../../messages/fill.ts';
import type { KitMessages } from '../../messages/kit-messages.ts';
import { DateTime } from '../date-time/date-time.tsx';
import type { Description } from '../description-list/description-list.tsx';
import { Money } from '../money/money.tsx';
import { Odds } from '../odds/odds.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import type { EntryCause, ExplainedEntry } from './entry-sheet.types.ts';
import * as S from './entry-sheet.styles.ts';

type CauseOf<Type extends EntryCause['type']> = Extract<EntryCause, { readonly type: Type }>;

/** Names and values that describe the cause of an entry. */
type Facts<Type extends EntryCause['type']> = (
  cause: CauseOf<Type>,
  texts: KitMessages,
  entry: ExplainedEntry,
) => readonly (Description | false)[];

const sides = { meron: 'selectionMeron', wala: 'selectionWala', draw: 'selectionDraw' } as const;

const betFacts: Facts<'bet' | 'play'> = ({ bet }, { data, money }) => [
  { label: data.entryGame, value: bet.game.title },
  bet.roundNumber !== null && { label: data.entryRound, value: bet.roundNumber },
  bet.selection !== null && { label: data.entrySide, value: money[sides[bet.selection]] },
  { label: data.betStake, value: <Money value={bet.amount} currency={bet.currency} /> },
  bet.odds !== null && { label: data.betOdds, value: <Odds value={bet.odds} /> },
  bet.payout !== null && {
    label: data.betPayout,
    value: <Money value={bet.payout} currency={bet.currency} />,
  },
  { label: data.status, value: <StatusBadge kind="bet" value={bet.status} quiet /> },
  { label: data.entryBet, value: <S.Code>{bet.id}</S.Code> },
];

const facts: { readonly [Type in EntryCause['type']]: Facts<Type> } = {
  bet: betFacts as Facts<'bet'>,
  play: betFacts as Facts<'play'>,
  provider: ({ bet, provider, number }, texts, entry) => [
    { label: texts.data.entryProvider, value: provider },
    { label: texts.data.entryProviderNumber, value: <S.Code>{number}</S.Code> },
    ...(bet === null ? [] : betFacts({ type: 'play', bet }, texts, entry)),
  ],
  transaction: ({ transaction: { currency, ...each }, uniqueCode = null }, { data, flows }) => [
    each.channel !== null && { label: data.entryChannel, value: each.channel.name },
    each.from !== null && { label: data.entryFrom, value: each.from.username },
    each.to !== null && { label: data.entryTo, value: each.to.username },
    { label: data.amount, value: <Money value={each.amount} currency={currency} /> },
    uniqueCode !== null && {
      label: flows.uniqueCode,
      value: <Money value={uniqueCode} currency={currency} />,
    },
    { label: data.entryFee, value: <Money value={each.fee} currency={currency} /> },
    { label: data.entryNet, value: <Money value={each.net} currency={currency} /> },
    { label: data.status, value: <StatusBadge kind="transaction" value={each.status} quiet /> },
    each.note !== null && { label: data.entryNote, value: each.note },
    { label: data.entryTransaction, value: <S.Code>{each.id}</S.Code> },
  ],
  earning: ({ count, earnings }, { data }, { currency }) => [
    {
      label: data.entryEarnings,
      value: (
        <S.Lines>
          {earnings.map(({ id, amount, date }) => (
            <span key={id}>
              <DateTime at={date} mode="date" /> · <Money value={amount} currency={currency} />
            </span>
          ))}
          {count > earnings.length && (
            <span>{fill(data.entryMore, { count: count - earnings.length })}</span>
          )}
        </S.Lines>
      ),
    },
  ],
  platform: () => [],
};

/** Returns the cause of an entry as names and values; empty if the platform itself caused it. */
export function causeFacts(entry: ExplainedEntry, texts: KitMessages): readonly Description[] {
  const { cause } = entry;
  const describe = facts[cause.type] as Facts<EntryCause['type']>;
  return describe(cause, texts, entry).filter((fact) => fact !== false);
}
