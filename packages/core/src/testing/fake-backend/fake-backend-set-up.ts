import type { ApiAnswer, ApiInput, ApiName } from '../../contract/api/index.ts';
import type { Language } from '../../contract/limits.ts';
import type { TransactionCreate } from '../../contract/schemas/transaction-create.ts';
import type { CallArguments } from '../../ports/http-port.ts';
import { createFakeClock } from '../fake-clock.ts';
import { requireFound } from './world.ts';
import { createFakeBackend } from './create-fake-backend.ts';

export const minuteMs = 60_000;

export const hourMs = 60 * minuteMs;

/** A fake backend with a clock, and calls and answers of its users. */
export function setUp() {
  const clock = createFakeClock();
  const backend = createFakeBackend({ clock });
  let keys = 0;

  /** Makes a call as a user. */
  async function callAs<Name extends ApiName>(
    username: string,
    name: Name,
    input: ApiInput<Name>,
    language: Language = 'en',
  ): Promise<ApiAnswer<Name>> {
    const token = backend.signIn(username);
    const api = await backend.connectApi({
      tokens: { read: () => token },
      language: () => language,
      logger: { warn: () => undefined, error: () => undefined },
    });
    const options = { idempotencyKey: `key-${(keys += 1)}` };
    const answer = api.call(name, ...([input, options] as unknown as CallArguments<Name>));
    const settled = answer.catch(() => undefined);
    await clock.advance(0);
    await settled;
    return answer;
  }

  const create = async (username: string, body: TransactionCreate, of = username) =>
    (
      await callAs(username, 'transaction.create', {
        params: { walletId: `wallet-${of}` },
        body,
      })
    ).data;
  const show = async (username: string, transactionId: string) =>
    (await callAs(username, 'transaction.show', { params: { transactionId } })).data;
  const complete = async (username: string, made: { id: string; version: number }) =>
    (
      await callAs(username, 'transaction.complete', {
        params: { transactionId: made.id },
        body: { version: made.version },
      })
    ).data;
  const reject = async (username: string, made: { id: string; version: number }) =>
    (
      await callAs(username, 'transaction.reject', {
        params: { transactionId: made.id },
        body: { version: made.version, reason: 'not readable' },
      })
    ).data;
  const wallet = (username: string) =>
    requireFound(backend.world.wallets.get(`wallet-${username}`));
  return { clock, backend, world: backend.world, callAs, create, show, complete, reject, wallet };
}

/** Body of a request for a deposit; the amount is a decimal text. */
export const deposit = (amount = '50000', channelId = 'channel-bank') =>
  ({ type: 'deposit', amount, channelId }) as const;
