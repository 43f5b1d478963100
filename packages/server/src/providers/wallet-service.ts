import {
  formatMoney,
  isAppError,
  walletRequests,
  type Language,
  type WalletAnswer,
  type WalletCall,
  type WalletCode,
  type WalletRequest,
} from '@lobi/core/contract';
import { translate } from '@lobi/core/locales';
import type { ServiceDeps } from '../services/service-deps.ts';
import { createWalletQueue } from '../services/wallets/wallet-queue.ts';
import { readableParams } from '../services/wire/readable-params.ts';
import { currentTime } from '../store/rounds.ts';
import { findFunds, findSession } from '../store/providers.ts';
import type { CallContext, CallOutcome } from './call-context.ts';
import { adjust } from './calls/adjust.ts';
import { authenticate } from './calls/authenticate.ts';
import { balance } from './calls/balance.ts';
import { bet, betAndWin } from './calls/bet.ts';
import { endRound } from './calls/end-round.ts';
import { rollback } from './calls/rollback.ts';
import { win } from './calls/win.ts';
import { holdPayout } from './hold-payout.ts';
import { PayoutAboveCap } from './payout-caps.ts';
import { walletCodeOf, WalletRefusal } from './refusal.ts';
import type { Signer } from './signed-request.ts';

/** Dependencies of the wallet service. */
export type WalletDeps = Pick<
  ServiceDeps,
  'db' | 'log' | 'rules' | 'currency' | 'currentTime' | 'wakeOutbox'
>;

/** The wallet contract as an interface for providers. */
export interface ProviderWallet {
  /** Processes a signed call. Never rejects: an unknown outcome is `RETRY`. */
  answer(signer: Signer, call: WalletCall, body: unknown): Promise<WalletAnswer>;
}

type Calls = {
  readonly [Call in WalletCall]: (
    context: CallContext,
    body: WalletRequest<Call>,
  ) => Promise<CallOutcome>;
};

/** Functions of each call; also used when staff releases a held call. */
export const calls: Calls = {
  authenticate,
  balance,
  bet,
  win,
  betAndWin,
  rollback,
  adjust,
  endRound,
  health: async () => ({ walletId: null }),
};

/** Parses a body. @throws WalletRefusal `INVALID_REQUEST` that names the first invalid field */
function readBody<Call extends WalletCall>(
  call: Call,
  body: unknown,
  requestId: string,
): WalletRequest<Call> {
  const parsed = walletRequests[call].safeParse(body);
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path.join('.');
    throw new WalletRefusal('INVALID_REQUEST', `${field || 'The body'} is missing or malformed.`);
  }
  const named = parsed.data.requestId;
  if (named !== undefined && named.toLowerCase() !== requestId.toLowerCase()) {
    throw new WalletRefusal('INVALID_REQUEST', 'requestId is not that of the header.');
  }
  return parsed.data as WalletRequest<Call>;
}

interface Refused {
  readonly code: WalletCode;
  readonly message: string;
  readonly walletId: string | null;
}

/** Fields that identify the wallet of a call, the most reliable first. */
const movers = ['sessionId', 'playerId', 'roundId'] as const;

/**
 * Key of the queue in which a call waits. Only the database knows the wallet of a call, but calls with
 * the same session, player or round use the same wallet.
 */
function lineOf(providerId: string, request: Readonly<Record<string, unknown>>): string[] {
  const name = movers.find((mover) => typeof request[mover] === 'string');
  return name === undefined ? [] : [`${providerId} ${String(request[name])}`];
}

export function createProviderWallet(deps: WalletDeps): ProviderWallet {
  const { db, log, wakeOutbox } = deps;
  const inTurn = createWalletQueue();

  const fundsOf = async (walletId: string | null) => {
    const funds = walletId === null ? undefined : await findFunds(db, walletId);
    if (!funds) return { balance: null, currency: null };
    return { balance: formatMoney(funds.available, funds.currency), currency: funds.currency };
  };

  const perform = async (
    { provider, requestId }: Signer,
    call: WalletCall,
    body: unknown,
  ): Promise<CallOutcome> => {
    const request = readBody(call, body, requestId);
    // Each call takes the body type of its own schema, which has just parsed it.
    const run = calls[call] as (context: CallContext, body: unknown) => Promise<CallOutcome>;
    const outcome = await inTurn.run(lineOf(provider.id, request), () =>
      db.transaction(async (tx) => {
        const now = await currentTime(tx, deps.currentTime?.());
        return run({ tx, provider, requestId, now, terms: deps }, request);
      }),
    );
    wakeOutbox();
    return outcome;
  };

  /** Player of a rejected call, as far as its session identifies one. */
  const speaker = async ({ provider }: Signer, body: unknown) => {
    const { sessionId } = (body ?? {}) as { sessionId?: unknown };
    return typeof sessionId === 'string' ? findSession(db, provider.id, sessionId) : undefined;
  };

  const refusedBy = async (signer: Signer, body: unknown, error: unknown): Promise<Refused> => {
    if (error instanceof PayoutAboveCap) {
      const { walletId } = error.hold;
      await holdPayout(deps, signer.provider, error.hold);
      return { code: 'RETRY', message: 'The payout is above a cap and held for review.', walletId };
    }
    const session = await speaker(signer, body);
    const walletId = session?.walletId ?? null;
    if (error instanceof WalletRefusal) {
      return { code: error.code, message: error.message, walletId: error.walletId ?? walletId };
    }
    const code = isAppError(error) ? walletCodeOf(error) : undefined;
    if (!isAppError(error) || code === undefined) {
      log.error({ err: error, provider: signer.provider.code }, 'a wallet call failed');
      return { code: 'RETRY', message: 'Temporary failure; send the same id again.', walletId };
    }
    const language: Language = session?.language ?? 'en';
    const text = translate(
      language,
      `errors.${error.code}`,
      readableParams(error.params, language),
    );
    return { code, message: code === 'LIMIT_EXCEEDED' ? text : error.message, walletId };
  };

  return {
    answer: async (signer, call, body) => {
      const { requestId } = signer;
      try {
        const {
          walletId,
          walletTxId = null,
          replay = false,
          ...extras
        } = await perform(signer, call, body);
        const message = replay ? 'Done before.' : 'Done.';
        const done = { status: 'ok', code: 'OK', message } as const;
        return { ...done, ...(await fundsOf(walletId)), walletTxId, requestId, replay, ...extras };
      } catch (error) {
        const { code, message, walletId } = await refusedBy(signer, body, error);
        return {
          status: 'error',
          code,
          message,
          ...(await fundsOf(walletId)),
          walletTxId: null,
          requestId,
          replay: false,
        };
      }
    },
  };
}
