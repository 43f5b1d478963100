#!/usr/bin/env -S node --conditions=@lobi/source
import { resolve } from 'node:path';
import { inspect, parseArgs } from 'node:util';
import { formatMoney } from '@lobi/core/contract';
import { readEnvironment } from '../config/read-environment.ts';
import { StartError } from '../config/start-error.ts';
import {
  liftProvider,
  NothingToDecide,
  refusePayout,
  releasePayout,
  stopProvider,
  type DecisionTerms,
} from '../providers/decide-payout.ts';
import { WalletRefusal } from '../providers/refusal.ts';
import { addressOfRunning } from '../store/base-backup.ts';
import { openDatabase } from '../store/database.ts';
import { bookTime } from '../store/rounds.ts';
import { listWaitingHolds, type StaffWord } from '../store/provider-payouts.ts';
import { listProviderStandings } from '../store/provider-standings.ts';

const usage = `Looks after the providers of games.

  providers list
      Every provider with its caps, what it was paid today (UTC), and whether it is suspended; then
      the payouts above a cap that wait for a decision.

  providers release PAYOUT --by NAME --reason TEXT
      Pays a held payout.

  providers refuse PAYOUT --by NAME --reason TEXT
      Pays nothing, and tells the provider to stop trying.

  providers suspend CODE --by NAME --reason TEXT
      The provider starts nothing new and is paid nothing.

  providers lift CODE --by NAME --reason TEXT
      Ends a suspension.

The database is DATABASE_URL, or the built-in one of the platform that runs on LOBI_DATA_DIR.
Exit code: 0 done, 1 nothing of that name or a failure, 2 wrong use.
`;

class WrongUse extends Error {}

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (text: string): void => void process.stderr.write(`${text}\n`);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { by: { type: 'string' }, reason: { type: 'string' } },
});
const here = process.env['INIT_CWD'] ?? process.cwd();

/** Returns the author and reason of the decision, which are stored with it. */
function word(): StaffWord {
  const { by, reason } = values;
  if (!by || !reason) throw new WrongUse('--by and --reason are wanted.');
  return { by, reason };
}

async function list({ db, currency }: DecisionTerms): Promise<void> {
  const cap = (amount: bigint | null) =>
    amount === null ? 'default' : formatMoney(amount, currency);
  for (const each of await listProviderStandings(db, await bookTime(db))) {
    const { code, winCap, sessionCap, dayCap, paidToday, suspension } = each;
    const state = suspension
      ? `SUSPENDED (${suspension.cause}) since ${suspension.suspendedAt.toISOString()}`
      : each.enabled
        ? 'open'
        : 'not registered any more';
    print(`${code}: ${state}`);
    print(`  caps: round ${cap(winCap)}, session ${cap(sessionCap)}, day ${cap(dayCap)}`);
    print(`  paid today: ${formatMoney(paidToday, currency)} ${currency}`);
    print(`  calls from: ${each.addresses?.join(', ') ?? 'any address'}`);
  }
  for (const each of await listWaitingHolds(db)) {
    const sum = `${formatMoney(each.amount, each.currency)} ${each.currency}`;
    print(`held ${each.id}: ${each.code} ${each.call} ${each.externalId}, ${sum}`);
    print(`  above the ${each.cap} cap, round ${each.roundId ?? 'none'}, wallet ${each.walletId}`);
  }
}

const commands: Readonly<Record<string, (terms: DecisionTerms, name: string) => Promise<unknown>>> =
  {
    list,
    release: (terms, id) => releasePayout(terms, id, word()),
    refuse: (terms, id) => refusePayout(terms, id, word()),
    suspend: (terms, code) => stopProvider(terms, code, word()),
    lift: (terms, code) => liftProvider(terms, code, word()),
  };

try {
  const [name = '', subject = ''] = positionals;
  const command = commands[name];
  if (!command || (name !== 'list' && subject === '')) throw new WrongUse('Which command?');
  const { databaseUrl, dataFolder, rules } = readEnvironment(process.env, here);
  const connectionString = databaseUrl ?? addressOfRunning(resolve(dataFolder, 'postgres'));
  const db = await openDatabase({ connectionString, poolSize: 1 });
  const log = {
    info: () => undefined,
    warn: (fields: object, message: string) => print(`${message}: ${JSON.stringify(fields)}`),
    error: (fields: object, message: string) => complain(`${message}: ${inspect(fields)}`),
  };
  try {
    // The running platform looks at the outbox automatically.
    await command({ db, log, rules, currency: 'IDR', wakeOutbox: () => undefined }, subject);
  } finally {
    await db.close();
  }
} catch (error) {
  const isWrongUse = error instanceof WrongUse;
  const isSaid =
    error instanceof StartError ||
    error instanceof NothingToDecide ||
    error instanceof WalletRefusal;
  if (isWrongUse) complain(`${error.message}\n\n${usage}`);
  else complain(isSaid ? error.message : inspect(error));
  process.exitCode = isWrongUse ? 2 : 1;
}
