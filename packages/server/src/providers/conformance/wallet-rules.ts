import { randomUUID } from 'node:crypto';
import type { WalletAnswer, WalletCall, WalletCode } from '@lobi/core/contract';
import { subtractAmount, withExcessDecimal } from './amounts.ts';
import type { CallFault, WalletClient, WalletReply } from './wallet-client.ts';

/** Test data that a wallet under check provides: a session of a player with some money, and a game. */
export interface WalletSeat {
  readonly client: WalletClient;
  /** Response of `authenticate`. */
  readonly entered: WalletAnswer;
  readonly gameId: string;
  /** A stake that the game accepts, as decimal text; the player has at least ten times as much. */
  readonly stake: string;
  /** The same wallet with another provider and its own session. */
  readonly other?: { readonly client: WalletClient; readonly sessionId: string } | undefined;
  /** An expired session. */
  readonly expiredSessionId?: string | undefined;
  /** A round of the game with an open bet, whose session has expired or whose player may not play. */
  readonly endedRoundId?: string | undefined;
}

/** One rule of the wallet contract as a check from outside. */
export interface WalletRule {
  /** Number of the failure rule; `0` for rules of every call. */
  readonly rule: number;
  readonly title: string;
  /** Additional test data that the check needs. */
  readonly needs?: 'other' | 'expiredSessionId' | 'endedRoundId';
  /** Why the rule cannot be checked from outside. */
  readonly unseen?: string;
  /** Makes the calls. @throws Error with the expected and the actual result */
  check(table: RuleTable): Promise<void>;
}

type Fields = Readonly<Record<string, unknown>>;

/** A wallet and unused ids, for one rule. */
export interface RuleTable {
  readonly seat: WalletSeat;
  readonly roundId: string;
  readonly betId: string;
  id(): string;
  /** Sends a call about the round and game of this fixture. */
  send(call: WalletCall, fields?: Fields, fault?: CallFault): Promise<WalletReply>;
  /** Sends a call and expects a code; returns the response. */
  expect(code: WalletCode, call: WalletCall, fields?: Fields): Promise<WalletAnswer>;
  /** Places the bet of this table. */
  bet(): Promise<WalletAnswer>;
  balance(): Promise<string>;
}

export function fail(expected: unknown, came: unknown): never {
  throw new Error(`expected ${JSON.stringify(expected)}, got ${JSON.stringify(came)}`);
}

function assertEqual(came: unknown, expected: unknown): void {
  if (came !== expected) fail(expected, came);
}

/** Creates a fixture with its own round. */
export function createRuleTable(seat: WalletSeat): RuleTable {
  const { client, entered, gameId, stake } = seat;
  const sessionId = entered.session?.sessionId ?? '';
  const [roundId, betId] = [randomUUID(), randomUUID()];
  const send: RuleTable['send'] = (call, fields = {}, fault) =>
    client.send(call, { roundId, gameId, sessionId, amount: stake, ...fields }, fault);
  const expect: RuleTable['expect'] = async (code, call, fields) => {
    const { status, answer } = await send(call, fields);
    if (status !== 200 || !answer) fail(`200 ${code}`, { status, answer });
    assertEqual(answer.code, code);
    assertEqual(answer.status, code === 'OK' ? 'ok' : 'error');
    return answer;
  };
  return {
    seat,
    roundId,
    betId,
    id: randomUUID,
    send,
    expect,
    bet: () => expect('OK', 'bet', { transactionId: betId }),
    balance: async () => (await expect('OK', 'balance')).balance ?? '',
  };
}

/** Asserts that the balance is the same before and after some calls. */
async function unmoved(table: RuleTable, calls: () => Promise<unknown>): Promise<void> {
  const before = await table.balance();
  await calls();
  assertEqual(await table.balance(), before);
}

const clockOffMs = 65_000;

/** The failure rules, each as a check that needs only the wallet's address. */
export const walletRules: readonly WalletRule[] = [
  {
    rule: 0,
    title: 'health answers within a second and repeats the request id',
    check: async ({ seat }) => {
      const requestId = randomUUID();
      const { ms, status, answer } = await seat.client.send('health', {}, { requestId });
      assertEqual(`${status} ${answer?.code} ${answer?.requestId}`, `200 OK ${requestId}`);
      if (ms > 1_000) fail('an answer within 1000 ms', Math.round(ms));
    },
  },
  {
    rule: 1,
    title: 'the same id with the same content returns the same answer and is booked once',
    check: async (table) => {
      const first = await table.bet();
      const again = await table.bet();
      assertEqual(again.balance, first.balance);
      assertEqual(again.replay, true);
      assertEqual(again.walletTxId, first.walletTxId);
    },
  },
  {
    rule: 2,
    title: 'the same id with other content is a conflict',
    check: async (table) => {
      await table.bet();
      const bet = { transactionId: table.betId };
      await unmoved(table, async () => {
        await table.expect('DUPLICATE_CONFLICT', 'bet', { ...bet, roundId: table.id() });
        await table.expect('DUPLICATE_CONFLICT', 'win', bet);
      });
    },
  },
  {
    rule: 3,
    title: 'the same id from another provider is independent',
    needs: 'other',
    check: async (table) => {
      await table.bet();
      const { other, gameId, stake } = table.seat;
      if (!other) throw new Error('no other provider');
      const { answer } = await other.client.send('bet', {
        transactionId: table.betId,
        roundId: table.roundId,
        gameId,
        amount: stake,
        sessionId: other.sessionId,
      });
      assertEqual(`${answer?.code} ${answer?.replay}`, 'OK false');
    },
  },
  {
    rule: 4,
    title: 'a rollback of an unknown bet is accepted and posts nothing',
    check: (table) =>
      unmoved(table, () =>
        table.expect('OK', 'rollback', {
          transactionId: table.id(),
          targetTransactionId: table.betId,
        }),
      ),
  },
  {
    rule: 5,
    title: 'a bet that arrives after its rollback is rejected',
    check: (table) =>
      unmoved(table, async () => {
        const rollback = { transactionId: table.id(), targetTransactionId: table.betId };
        await table.expect('OK', 'rollback', rollback);
        await table.expect('ALREADY_CANCELLED', 'bet', { transactionId: table.betId });
      }),
  },
  {
    rule: 6,
    title: 'a repeated rollback returns the same answer, and is rejected under another id',
    check: (table) =>
      unmoved(table, async () => {
        await table.bet();
        const rollback = { transactionId: table.id(), targetTransactionId: table.betId };
        await table.expect('OK', 'rollback', rollback);
        assertEqual((await table.expect('OK', 'rollback', rollback)).replay, true);
        const other = { ...rollback, transactionId: table.id() };
        await table.expect('ALREADY_CANCELLED', 'rollback', other);
      }),
  },
  {
    rule: 7,
    title: 'a settled bet is not rolled back',
    check: async (table) => {
      await table.bet();
      await table.expect('OK', 'endRound');
      await table.expect('ALREADY_SETTLED', 'rollback', {
        transactionId: table.id(),
        targetTransactionId: table.betId,
      });
    },
  },
  {
    rule: 8,
    title: 'a win is not rolled back',
    check: async (table) => {
      await table.bet();
      const winId = table.id();
      await table.expect('OK', 'win', { transactionId: winId });
      await table.expect('INVALID_REQUEST', 'rollback', {
        transactionId: table.id(),
        targetTransactionId: winId,
      });
    },
  },
  {
    rule: 9,
    title: 'a win before its bet must be retried',
    check: (table) =>
      unmoved(table, () => table.expect('RETRY', 'win', { transactionId: table.id() })),
  },
  {
    rule: 10,
    title: 'a win is accepted when the session is over, the player locked or a limit reached',
    needs: 'endedRoundId',
    check: async (table) => {
      const roundId = table.seat.endedRoundId;
      await table.expect('OK', 'win', { transactionId: table.id(), roundId, sessionId: undefined });
    },
  },
  {
    rule: 11,
    title: 'a bet in an unknown session is rejected',
    check: (table) =>
      unmoved(table, () =>
        table.expect('INVALID_SESSION', 'bet', {
          transactionId: table.betId,
          sessionId: randomUUID(),
        }),
      ),
  },
  {
    rule: 11,
    title: 'a bet in an ended session is rejected',
    needs: 'expiredSessionId',
    check: (table) =>
      unmoved(table, () =>
        table.expect('INVALID_SESSION', 'bet', {
          transactionId: table.betId,
          sessionId: table.seat.expiredSessionId,
        }),
      ),
  },
  {
    rule: 12,
    title: 'a second win in an open round is accepted',
    check: (table) =>
      unmoved(table, async () => {
        await table.bet();
        await table.expect('OK', 'win', { transactionId: table.id() });
        await table.expect('OK', 'win', { transactionId: table.id(), kind: 'free' });
        await table.expect('OK', 'adjust', {
          transactionId: table.id(),
          amount: `-${table.seat.stake}`,
          reason: 'gives the check its stake back',
        });
      }),
  },
  {
    rule: 13,
    title: 'a win of zero is accepted and closes the round',
    check: async (table) => {
      await table.bet();
      await table.expect('OK', 'win', { transactionId: table.id(), amount: '0' });
      await table.expect('ALREADY_SETTLED', 'bet', { transactionId: table.id() });
    },
  },
  {
    rule: 14,
    title: 'negative amounts are rejected',
    check: (table) =>
      unmoved(table, async () => {
        const amount = `-${table.seat.stake}`;
        await table.expect('INVALID_REQUEST', 'bet', { transactionId: table.id(), amount });
        await table.expect('INVALID_REQUEST', 'win', { transactionId: table.id(), amount });
      }),
  },
  {
    rule: 15,
    title: 'an amount with more decimals than the currency has is rejected',
    check: (table) =>
      unmoved(table, async () => {
        const { currency } = table.seat.entered;
        if (!currency) throw new Error('authenticate returned no currency');
        const amount = withExcessDecimal(table.seat.stake, currency);
        await table.expect('INVALID_REQUEST', 'bet', { transactionId: table.id(), amount });
      }),
  },
  {
    rule: 16,
    title: 'identical concurrent bets are booked once',
    check: async (table) => {
      const bet = { transactionId: table.betId };
      const replies = await Promise.all(Array.from({ length: 8 }, () => table.send('bet', bet)));
      const answers = replies.map(({ answer }) => answer);
      assertEqual(
        answers.every((answer) => answer?.code === 'OK'),
        true,
      );
      assertEqual(answers.filter((answer) => answer?.replay === false).length, 1);
    },
  },
  {
    rule: 16,
    title: 'of concurrent bets with funds for one, exactly one is accepted',
    check: async (table) => {
      const { currency } = table.seat.entered;
      if (!currency) throw new Error('authenticate returned no currency');
      const amount = subtractAmount(await table.balance(), table.seat.stake, currency);
      const reason = 'leaves the check money for one bet';
      await table.expect('OK', 'adjust', {
        transactionId: table.id(),
        amount: `-${amount}`,
        reason,
      });
      const replies = await Promise.all(
        [0, 1, 2, 3].map(() =>
          table.send('bet', { transactionId: table.id(), roundId: table.id() }),
        ),
      );
      await table.expect('OK', 'adjust', { transactionId: table.id(), amount, reason });
      const count = (code: WalletCode): number =>
        replies.filter(({ answer }) => answer?.code === code).length;
      assertEqual(
        `${count('OK')} taken, ${count('INSUFFICIENT_FUNDS')} refused`,
        '1 taken, 3 refused',
      );
    },
  },
  {
    rule: 17,
    title: 'a bet retried after a timeout of the client is booked once',
    check: async (table) => {
      const { currency } = table.seat.entered;
      if (!currency) throw new Error('authenticate returned no currency');
      const before = await table.balance();
      await table.send('bet', { transactionId: table.betId }, { isGivenUp: true });
      const { balance } = await table.bet();
      assertEqual(balance, subtractAmount(before, table.seat.stake, currency));
      assertEqual((await table.bet()).replay, true);
    },
  },
  {
    rule: 18,
    title: 'a bet that stays open too long is refunded and reported',
    unseen: 'takes two weeks',
    check: async () => undefined,
  },
  {
    rule: 19,
    title: 'a rollback of the whole round refunds every open bet',
    check: (table) =>
      unmoved(table, async () => {
        await table.bet();
        await table.expect('OK', 'bet', { transactionId: table.id() });
        const whole = { transactionId: table.id(), targetTransactionId: null };
        await table.expect('OK', 'rollback', whole);
        await table.expect('ALREADY_CANCELLED', 'bet', { transactionId: table.id() });
      }),
  },
  ...(
    [
      ['a body that was changed', { sentBody: '{ }' }],
      ['another secret', { secret: `not ${randomUUID()}` }],
      ['an old timestamp', { clockAheadMs: -clockOffMs }],
      ['a timestamp ahead', { clockAheadMs: clockOffMs }],
    ] as const
  ).map(([what, fault]): WalletRule => ({
    rule: 20,
    title: `a signature with ${what} is rejected with 401`,
    check: async ({ seat }) => {
      assertEqual((await seat.client.send('health', {}, fault)).status, 401);
    },
  })),
  {
    rule: 20,
    title: 'a request id with another body is rejected with 401',
    check: async ({ seat }) => {
      const fault = { requestId: randomUUID() };
      assertEqual((await seat.client.send('health', {}, fault)).status, 200);
      assertEqual((await seat.client.send('health', { currency: 'IDR' }, fault)).status, 401);
    },
  },
];

/** Result of checking a rule. */
export interface RuleResult {
  readonly rule: number;
  readonly title: string;
  readonly outcome: 'passed' | 'failed' | 'not checked';
  /** Expected and received values, or the missing test data. */
  readonly detail: string | null;
}

/** Checks a wallet rule by rule, each with its own fixture. */
export async function checkWallet(
  seat: WalletSeat,
  rules: readonly WalletRule[] = walletRules,
): Promise<RuleResult[]> {
  const results: RuleResult[] = [];
  for (const { rule, title, needs, unseen, check } of rules) {
    const missing = needs !== undefined && seat[needs] === undefined ? `needs ${needs}` : unseen;
    if (missing !== undefined) {
      results.push({ rule, title, outcome: 'not checked', detail: missing });
      continue;
    }
    const result = await check(createRuleTable(seat)).then(
      () => ({ outcome: 'passed', detail: null }) as const,
      (error: unknown) => ({ outcome: 'failed', detail: String(error) }) as const,
    );
    results.push({ rule, title, ...result });
  }
  return results;
}
