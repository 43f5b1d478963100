#!/usr/bin/env -S node --conditions=@lobi/source
import { parseArgs } from 'node:util';
import { currencies, type Currency } from '@lobi/core/contract';
import { validateProvider } from './provider-rules.ts';
import {
  assertNoMore,
  print,
  requireArgument,
  requireCommand,
  runCommand,
  UsageError,
} from '../../config/run-command.ts';
import { createWalletClient } from './wallet-client.ts';
import { checkWallet, type RuleResult } from './wallet-rules.ts';
import { startWatchedWallet } from './watched-wallet.ts';

const usage = `Checks a wallet or a game provider against the wallet contract.

  conformance wallet --url https://play.example.com --provider CODE --secret SECRET
      --token TICKET --game GAME-ID --stake 1000
      [--other-provider CODE --other-secret SECRET --other-token TICKET]
      [--expired-session ID] [--ended-round ID]

    TICKET is the token of a launch address that has not been used. The player needs ten stakes. The
    round has an open bet of the game, made in a session that is over.

  conformance provider --game https://games.example.com/coin --provider CODE --secret SECRET
      [--port 4040] [--currency IDR] [--balance 1000000] [--seconds 300]

    Starts a wallet on this machine and prints the address of the game. Let the provider call that
    wallet, play twelve rounds or more, and press Ctrl-C or wait.

Exit code: 0 all rules pass, 1 a rule fails or a failure, 2 invalid arguments.
`;

const options = [
  'url',
  'provider',
  'secret',
  'token',
  'game',
  'stake',
  'other-provider',
  'other-secret',
  'other-token',
  'expired-session',
  'ended-round',
  'port',
  'currency',
  'balance',
  'seconds',
] as const;
type Values = Partial<Record<(typeof options)[number], string>>;

const need = (values: Values, name: (typeof options)[number]): string =>
  requireArgument(values[name], `--${name}`);

/** Reads a whole number; throws a `UsageError` that names the option otherwise. */
function numberOf(values: Values, name: 'port' | 'seconds', fallback: number): number {
  const text = values[name] ?? String(fallback);
  if (!/^\d{1,5}$/.test(text)) throw new UsageError(`--${name} must be a whole number.`);
  return Number(text);
}

const marks = { passed: 'ok  ', failed: 'FAIL', 'not checked': 'skip' } as const;

/** Prints results; returns the exit code. */
function report(results: readonly RuleResult[]): number {
  for (const { rule, title, outcome, detail } of results) {
    print(`${marks[outcome]} ${String(rule).padStart(2)} ${title}${detail ? `: ${detail}` : ''}`);
  }
  const failed = results.filter(({ outcome }) => outcome === 'failed').length;
  print(`${results.length} rules, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** The wallet did not accept the ticket of a launch address. */
class TicketError extends Error {}

/** Exchanges a ticket for a session. */
async function enter(origin: string, provider: string, secret: string, token: string) {
  const client = createWalletClient({ origin, provider, secret });
  const { status, answer } = await client.send('authenticate', { token });
  if (status === 0) throw new TicketError(`${origin} does not answer.`);
  if (answer?.code !== 'OK' || !answer.session) {
    throw new TicketError(`The ticket was rejected: ${status} ${answer?.code ?? 'no answer'}.`);
  }
  return { client, entered: answer, sessionId: answer.session.sessionId };
}

async function wallet(values: Values): Promise<number> {
  const url = URL.parse(need(values, 'url'));
  if (!url) throw new UsageError('--url must be an address such as https://play.example.com.');
  const { origin } = url;
  const seat = await enter(
    origin,
    need(values, 'provider'),
    need(values, 'secret'),
    need(values, 'token'),
  );
  const other =
    values['other-provider'] === undefined
      ? undefined
      : await enter(
          origin,
          values['other-provider'],
          need(values, 'other-secret'),
          need(values, 'other-token'),
        );
  return report(
    await checkWallet({
      ...seat,
      gameId: need(values, 'game'),
      stake: need(values, 'stake'),
      other,
      expiredSessionId: values['expired-session'],
      endedRoundId: values['ended-round'],
    }),
  );
}

async function provider(values: Values): Promise<number> {
  const currency = (values.currency ?? 'IDR') as Currency;
  if (!currencies.includes(currency))
    throw new UsageError(`--currency must be one of ${currencies.join(', ')}.`);
  await using watched = await startWatchedWallet({
    provider: need(values, 'provider'),
    secret: need(values, 'secret'),
    currency,
    balance: values.balance ?? '1000000',
    port: numberOf(values, 'port', 0),
  });
  print(`Wallet: ${watched.origin}\nGame:   ${watched.launch(need(values, 'game'))}`);
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, numberOf(values, 'seconds', 300) * 1_000);
    process.once('SIGINT', () => {
      clearTimeout(timer);
      resolve();
    });
  });
  return report(validateProvider(watched.calls, currency));
}

/** Joins every option with its value, because a value may begin with a dash, as one token in 64 does. */
const joined = (words: readonly string[]): string[] => {
  const args: string[] = [];
  for (const text of words) {
    const before = args.at(-1);
    if (options.some((name) => before === `--${name}`)) args[args.length - 1] = `${before}=${text}`;
    else args.push(text);
  }
  return args;
};

const commands: Readonly<Record<string, (values: Values) => Promise<number>>> = {
  wallet,
  provider,
};

const main = async (): Promise<number> => {
  const { positionals, values } = parseArgs({
    args: joined(process.argv.slice(2)),
    allowPositionals: true,
    options: Object.fromEntries(options.map((name) => [name, { type: 'string' as const }])),
  });
  const [name, ...more] = positionals;
  const command = requireCommand(commands, name);
  assertNoMore(...more);
  return command(values as Values);
};

await runCommand(usage, main, [TicketError]);
