import {
  formatMoney,
  parseMoney,
  walletRequests,
  type Currency,
  type WalletCall,
  type WalletCode,
  type WalletRequest,
} from '@lobi/core/contract';

/** Expected response of a wallet. */
export interface ModelAnswer {
  readonly code: WalletCode;
  readonly replay: boolean;
  readonly walletTxId: string | null;
}

/**
 * The wallet contract in memory, for one player and without a database: short enough to check against
 * the rules. It defines the correct responses, and serves providers under test.
 */
export interface ModelWallet {
  answer(call: WalletCall, body: unknown): ModelAnswer;
  /** As decimal text. */
  balance(): string;
}

interface ModelTransaction {
  readonly kind: 'bet' | 'win' | 'bet-and-win' | 'rollback' | 'adjust' | 'tombstone';
  readonly id: string;
  readonly content: string;
  readonly round: ModelRound | null;
  readonly stake: bigint;
  /** Bet that a win settles; `null`: any bet of its round. */
  readonly target: string | null;
  cancelled: boolean;
}

interface ModelRound {
  readonly transactions: ModelTransaction[];
  gameId: string | null;
  closed: boolean;
  cancelled: boolean;
}

class Refusal extends Error {
  readonly code: WalletCode;

  constructor(code: WalletCode) {
    super(code);
    this.code = code;
  }
}

const isBet = ({ kind }: ModelTransaction): boolean => kind === 'bet' || kind === 'bet-and-win';

const isSettled = (round: ModelRound, bet: ModelTransaction): boolean =>
  round.closed ||
  bet.kind === 'bet-and-win' ||
  round.transactions.some(
    ({ kind, target }) => kind === 'win' && (target === null || target === bet.id),
  );

/** Setup of the model's player: the balance, and the session whose calls are accepted. */
export interface ModelTerms {
  readonly currency: Currency;
  /** Decimal text. */
  readonly balance: string;
  readonly sessionId: string;
  readonly playerId: string;
}

/** Bookings of the model: rounds, transactions and the balance. */
function createModelLedger(terms: ModelTerms) {
  const { currency } = terms;
  const rounds = new Map<string, ModelRound>();
  const transactions = new Map<string, ModelTransaction>();
  let funds = parseMoney(terms.balance, currency) ?? 0n;

  const sum = (text: string): bigint => {
    const amount = parseMoney(text, currency);
    if (amount === undefined) throw new Refusal('INVALID_REQUEST');
    return amount;
  };
  const roundOf = (id: string): ModelRound =>
    rounds.get(id) ?? { transactions: [], gameId: null, closed: false, cancelled: false };
  /** The result of an identical earlier call, or `undefined`. */
  const known = (id: string, content: string): ModelAnswer | undefined => {
    const found = transactions.get(id);
    if (!found) return undefined;
    if (found.kind === 'tombstone') throw new Refusal('ALREADY_CANCELLED');
    if (found.content !== content) throw new Refusal('DUPLICATE_CONFLICT');
    if (found.cancelled) throw new Refusal('ALREADY_CANCELLED');
    return { code: 'OK', replay: true, walletTxId: id };
  };

  const book = (
    roundId: string | null,
    made: Omit<ModelTransaction, 'round' | 'cancelled'>,
  ): ModelRound | null => {
    const round = roundId === null ? null : roundOf(roundId);
    if (roundId !== null && round) rounds.set(roundId, round);
    const transaction = { ...made, round, cancelled: false };
    transactions.set(made.id, transaction);
    round?.transactions.push(transaction);
    return round;
  };

  const giveBack = (bet: ModelTransaction): void => {
    funds += bet.stake;
    bet.cancelled = true;
  };

  return {
    sum,
    roundOf,
    known,
    book,
    giveBack,
    find: (id: string) => transactions.get(id),
    funds: () => funds,
    move(amount: bigint) {
      funds += amount;
    },
  };
}

const done = (walletTxId: string | null): ModelAnswer => ({
  code: 'OK',
  replay: false,
  walletTxId,
});

export function createModelWallet(terms: ModelTerms): ModelWallet {
  const { currency } = terms;
  const { sum, roundOf, known, book, giveBack, find, funds, move } = createModelLedger(terms);
  const assertSession = (sessionId: string): void => {
    if (sessionId !== terms.sessionId) throw new Refusal('INVALID_SESSION');
  };

  const play = (
    kind: 'bet' | 'bet-and-win',
    body: WalletRequest<'bet'>,
    winText: string,
    closes: boolean,
  ): ModelAnswer => {
    assertSession(body.sessionId);
    const { transactionId: id, roundId, gameId } = body;
    const content = JSON.stringify([kind, roundId, gameId, body.amount, winText]);
    const before = known(id, content);
    if (before) return before;
    const [stake, won] = [sum(body.amount), sum(winText)];
    if (stake <= 0n) throw new Refusal('INVALID_REQUEST');
    const round = roundOf(roundId);
    if (round.cancelled) throw new Refusal('ALREADY_CANCELLED');
    if (round.gameId !== null && round.gameId !== gameId) throw new Refusal('DUPLICATE_CONFLICT');
    if (round.closed) throw new Refusal('ALREADY_SETTLED');
    if (stake > funds()) throw new Refusal('INSUFFICIENT_FUNDS');
    move(won - stake);
    const booked = book(roundId, { kind, id, content, stake, target: null });
    if (booked) {
      booked.gameId = gameId;
      booked.closed ||= closes;
    }
    return done(id);
  };

  const calls: { readonly [Call in WalletCall]: (body: WalletRequest<Call>) => ModelAnswer } = {
    health: () => done(null),
    authenticate: () => done(null),
    balance: () => done(null),
    bet: (body) => play('bet', body, '0', false),
    betAndWin: ({ betAmount, winAmount, roundClosed = true, ...body }) =>
      play('bet-and-win', { ...body, amount: betAmount }, winAmount, roundClosed),
    win: ({ transactionId: id, roundId, gameId, amount, betTransactionId, kind, roundClosed }) => {
      const target = betTransactionId ?? null;
      const content = JSON.stringify(['win', roundId, gameId, amount, target, kind ?? 'normal']);
      const before = known(id, content);
      if (before) return before;
      const round = roundOf(roundId);
      const named = round.transactions.filter((each) => target === null || each.id === target);
      const bets = named.filter(isBet);
      const isBuried = round.cancelled || (target !== null && find(target)?.kind === 'tombstone');
      if (bets.length === 0) throw new Refusal(isBuried ? 'ALREADY_CANCELLED' : 'RETRY');
      if (bets.every(({ cancelled }) => cancelled)) throw new Refusal('ALREADY_CANCELLED');
      if (round.gameId !== gameId) throw new Refusal('INVALID_REQUEST');
      const won = sum(amount);
      if (round.closed) throw new Refusal('ALREADY_SETTLED');
      move(won);
      book(roundId, { kind: 'win', id, content, stake: 0n, target });
      round.closed ||= roundClosed ?? won === 0n;
      return done(id);
    },
    rollback: ({ transactionId: id, roundId, targetTransactionId: targetId }) => {
      const content = JSON.stringify(['rollback', roundId, targetId]);
      const before = known(id, content);
      if (before) return before;
      const round = roundOf(roundId);
      if (targetId === null) {
        const open = round.transactions.filter(
          (each) => each.kind === 'bet' && !each.cancelled && !isSettled(round, each),
        );
        if (open.length === 0 && round.cancelled) throw new Refusal('ALREADY_CANCELLED');
        const hasStanding = round.transactions.some((each) => isBet(each) && !each.cancelled);
        if (open.length === 0 && hasStanding) throw new Refusal('ALREADY_SETTLED');
        for (const each of open) giveBack(each);
        const booked = book(roundId, { kind: 'rollback', id, content, stake: 0n, target: null });
        if (booked) Object.assign(booked, { closed: true, cancelled: true });
        return done(id);
      }
      const target = id === targetId ? undefined : find(targetId);
      if (id === targetId) throw new Refusal('INVALID_REQUEST');
      if (target?.kind === 'tombstone' || target?.cancelled) throw new Refusal('ALREADY_CANCELLED');
      if (target && (!isBet(target) || target.round !== round))
        throw new Refusal('INVALID_REQUEST');
      if (target && isSettled(round, target)) throw new Refusal('ALREADY_SETTLED');
      book(roundId, { kind: 'rollback', id, content, stake: 0n, target: null });
      if (target) giveBack(target);
      else book(roundId, { kind: 'tombstone', id: targetId, content: '', stake: 0n, target: null });
      return done(id);
    },
    adjust: ({ transactionId: id, amount, reason }) => {
      const content = JSON.stringify(['adjust', amount, reason]);
      const moved = sum(amount);
      if (moved === 0n) throw new Refusal('INVALID_REQUEST');
      const before = known(id, content);
      if (before) return before;
      if (funds() + moved < 0n) throw new Refusal('INSUFFICIENT_FUNDS');
      move(moved);
      book(null, { kind: 'adjust', id, content, stake: 0n, target: null });
      return done(id);
    },
    endRound: ({ roundId }) => {
      const round = roundOf(roundId);
      const bets = round.transactions.filter(isBet);
      if (bets.length === 0 && !round.cancelled) throw new Refusal('BET_NOT_FOUND');
      if (round.cancelled || bets.every(({ cancelled }) => cancelled)) {
        throw new Refusal('ALREADY_CANCELLED');
      }
      if (round.closed) return { code: 'OK', replay: true, walletTxId: null };
      round.closed = true;
      return done(null);
    },
  };

  return {
    balance: () => formatMoney(funds(), currency),
    answer: (call, body) => {
      const parsed = walletRequests[call].safeParse(body);
      try {
        if (!parsed.success) throw new Refusal('INVALID_REQUEST');
        const named = parsed.data.currency;
        if (named !== undefined && named !== currency) throw new Refusal('CURRENCY_MISMATCH');
        return (calls[call] as (request: unknown) => ModelAnswer)(parsed.data);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return { code: error.code, replay: false, walletTxId: null };
      }
    },
  };
}
