#!/usr/bin/env -S node --conditions=@lobi/source
import { parseArgs } from 'node:util';
import { currencies, type Currency } from '@lobi/core/contract';
import { validateProvider } from './provider-rules.ts';
import { createWalletClient } from './wallet-client.ts';
import { checkWallet, type RuleResult } from './wallet-rules.ts';
import { startWatchedWallet } from './watched-wallet.ts';

const usage = `Checks a wallet, or a provider of games, against the wallet contract.

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

Exit code: 0 all rules kept, 1 some broken, 2 wrong use.
`;

class WrongUse extends Error {}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

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

function need(values: Values, name: (typeof options)[number]): string {
  const value = values[name];
  if (value === undefined) throw new WrongUse(`--${name} is wanted.`);
  return value;
}

const marks = { kept: 'ok  ', broken: 'FAIL', 'not checked': 'skip' } as const;

/** Prints results; returns the exit code. */
function report(results: readonly RuleResult[]): number {
  for (const { rule, title, outcome, detail } of results) {
    print(`${marks[outcome]} ${String(rule).padStart(2)} ${title}${detail ? `: ${detail}` : ''}`);
  }
  const broken = results.filter(({ outcome }) => outcome === 'broken').length;
  print(`${results.length} rules, ${broken} broken`);
  return broken === 0 ? 0 : 1;
}

/** Exchanges a ticket. */
async function enter(origin: string, provider: string, secret: string, token: string) {
  const client = createWalletClient({ origin, provider, secret });
  const { status, answer } = await client.send('authenticate', { token });
  if (answer?.code !== 'OK' || !answer.session) {
    throw new WrongUse(`The ticket was refused: ${status} ${answer?.code ?? 'no answer'}.`);
  }
  return { client, entered: answer, sessionId: answer.session.sessionId };
}

async function wallet(values: Values): Promise<number> {
  const origin = new URL(need(values, 'url')).origin;
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
  if (!currencies.includes(currency)) throw new WrongUse(`There is no currency ${currency}.`);
  await using watched = await startWatchedWallet({
    provider: need(values, 'provider'),
    secret: need(values, 'secret'),
    currency,
    balance: values.balance ?? '1000000',
    port: Number(values.port ?? 0),
  });
  print(`Wallet: ${watched.origin}\nGame:   ${watched.launch(need(values, 'game'))}`);
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, Number(values.seconds ?? 300) * 1_000);
    process.once('SIGINT', () => {
      clearTimeout(timer);
      resolve();
    });
  });
  return report(validateProvider(watched.calls, currency));
}

/** Every option takes what is behind it, also what begins with a dash, as one ticket in 64 does. */
const joined = (given: readonly string[]): string[] => {
  const args: string[] = [];
  for (const text of given) {
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

try {
  const { positionals, values } = parseArgs({
    args: joined(process.argv.slice(2)),
    allowPositionals: true,
    options: Object.fromEntries(options.map((name) => [name, { type: 'string' as const }])),
  });
  const command = commands[positionals[0] ?? ''];
  if (!command) throw new WrongUse('Say what to check: wallet or provider.');
  process.exitCode = await command(values as Values);
} catch (error) {
  const isWrongUse = error instanceof WrongUse || error instanceof TypeError;
  process.stderr.write(`${isWrongUse ? `${error.message}\n\n${usage}` : String(error)}\n`);
  process.exitCode = 2;
}
