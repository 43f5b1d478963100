import type { Language, LedgerKind } from '@lobi/core/contract';
import { translate, type MessageKey, type MessageParams } from '@lobi/core/locales';

/** Facts of a ledger entry for its description. */
export type DetailFacts = Readonly<Record<string, string | number>>;

type Direction = 'in' | 'out';

const counterpart = (facts: DetailFacts, direction: Direction): MessageParams => ({
  username: String(facts[direction === 'in' ? 'from' : 'to'] ?? ''),
});

const key = (name: MessageKey) => () => name;

/** Message key for each kind, from the view of the wallet that receives (`in`) or pays (`out`). */
const keys: Readonly<Record<LedgerKind, (direction: Direction) => MessageKey>> = {
  opening: key('ledger.details.opening'),
  welcome: key('ledger.details.welcome'),
  mint: key('ledger.details.mint'),
  burn: key('ledger.details.burn'),
  deposit: key('ledger.details.deposit'),
  withdraw: key('ledger.details.withdraw'),
  'cash-in': (direction) => `ledger.details.cash-in.${direction}`,
  'cash-out': (direction) => `ledger.details.cash-out.${direction}`,
  bet: key('ledger.details.bet'),
  payout: key('ledger.details.payout'),
  refund: key('ledger.details.refund'),
  earning: key('ledger.details.earning'),
  correction: key('ledger.details.correction'),
};

/** Bets on built-in games have neither side nor fight: the description names only the game. */
const playKeys: Partial<Readonly<Record<LedgerKind, MessageKey>>> = {
  bet: 'ledger.details.play-bet',
  payout: 'ledger.details.play-payout',
  refund: 'ledger.details.play-refund',
  correction: 'ledger.details.play-correction',
};

/** A reversal names the reversed transfer. */
function reversalOf(language: Language, facts: DetailFacts, direction: Direction): string {
  const { corrects, ...booked } = facts;
  const before = direction === 'in' ? 'out' : 'in';
  const movement = toDetails(language, corrects as LedgerKind, booked, before);
  return translate(language, 'ledger.details.reversal', { movement });
}

function keyOf(kind: LedgerKind, facts: DetailFacts, direction: Direction): MessageKey {
  if (facts['void'] !== undefined) return 'ledger.details.void';
  if (facts['jackpot'] !== undefined) return 'ledger.details.play-jackpot';
  return (facts['play'] === undefined ? undefined : playKeys[kind]) ?? keys[kind](direction);
}

/** Describes the entry in the viewer's language. */
export function toDetails(
  language: Language,
  kind: LedgerKind,
  facts: DetailFacts,
  direction: Direction,
): string {
  if (facts['corrects'] !== undefined) return reversalOf(language, facts, direction);
  const selection =
    typeof facts['selection'] === 'string'
      ? { selection: translate(language, `selection.${facts['selection']}` as MessageKey) }
      : {};
  return translate(language, keyOf(kind, facts, direction), {
    ...facts,
    ...(facts['play'] === undefined ? {} : { game: facts['play'] }),
    ...selection,
    ...counterpart(facts, direction),
  });
}
