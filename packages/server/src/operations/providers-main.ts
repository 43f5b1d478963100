#!/usr/bin/env -S node --conditions=@lobi/source
import { resolve } from 'node:path';
import { inspect, parseArgs } from 'node:util';
import { formatMoney } from '@lobi/core/contract';
import { platformFacts } from '../config/platform-facts.ts';
import { readEnvironment } from '../config/read-environment.ts';
import {
  assertNoMore,
  callerFolder,
  print,
  printError,
  requireArgument,
  requireCommand,
  runCommand,
} from '../config/run-command.ts';
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
import { currentTime } from '../store/rounds.ts';
import { listWaitingHolds, type StaffDecision } from '../store/provider-payouts.ts';
import { listProviderStates } from '../store/provider-states.ts';

const usage = `Lists game providers, suspends them, and decides their held payouts.

  providers list
      Lists every provider with its caps, its payouts today (UTC) and its status, then the held
      payouts: those above a cap that have not been decided.

  providers release PAYOUT --by NAME --reason TEXT
      Pays a held payout.

  providers refuse PAYOUT --by NAME --reason TEXT
      Rejects a held payout; the provider stops retrying.

  providers suspend CODE --by NAME --reason TEXT
      Suspends a provider: no new sessions, bets or payouts.

  providers lift CODE --by NAME --reason TEXT
      Ends a suspension.

The database is that of DATABASE_URL, else the built-in one in LOBI_DATA_DIR while the platform runs.
Exit code: 0 success, 1 failure, 2 invalid arguments.
`;

async function list({ db, currency }: DecisionTerms): Promise<void> {
  const cap = (amount: bigint | null) =>
    amount === null ? 'default' : formatMoney(amount, currency);
  for (const each of await listProviderStates(db, await currentTime(db))) {
    const { code, winCap, sessionCap, dayCap, paidToday, suspension } = each;
    const state = suspension
      ? `SUSPENDED (${suspension.cause}) since ${suspension.suspendedAt.toISOString()}`
      : each.enabled
        ? 'open'
        : 'no longer registered';
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

interface ProvidersCommand {
  /** Argument of the command, as in the usage. */
  readonly subject: 'PAYOUT' | 'CODE';
  run(terms: DecisionTerms, subject: string, decision: StaffDecision): Promise<unknown>;
}

/** Commands that decide; author and reason are stored with the decision. */
const decisions: Readonly<Record<string, ProvidersCommand>> = {
  release: { subject: 'PAYOUT', run: releasePayout },
  refuse: { subject: 'PAYOUT', run: refusePayout },
  suspend: { subject: 'CODE', run: stopProvider },
  lift: { subject: 'CODE', run: liftProvider },
};

/** Reads the arguments before a database is opened. */
function readCommand(): (terms: DecisionTerms) => Promise<unknown> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { by: { type: 'string' }, reason: { type: 'string' } },
  });
  const [name, text, ...more] = positionals;
  if (name === 'list') {
    assertNoMore(text);
    return list;
  }
  const command = requireCommand(decisions, name);
  assertNoMore(...more);
  const subject = requireArgument(text, command.subject);
  const by = requireArgument(values.by, '--by');
  const reason = requireArgument(values.reason, '--reason');
  return (terms) => command.run(terms, subject, { by, reason });
}

async function main(): Promise<void> {
  const command = readCommand();
  const { databaseUrl, dataFolder, rules } = readEnvironment(process.env, callerFolder());
  const connectionString = databaseUrl ?? addressOfRunning(resolve(dataFolder, 'postgres'));
  const db = await openDatabase({ connectionString, poolSize: 1 });
  const log = {
    info: () => undefined,
    warn: (fields: object, message: string) => print(`${message}: ${JSON.stringify(fields)}`),
    error: (fields: object, message: string) => printError(`${message}: ${inspect(fields)}`),
  };
  try {
    // The running platform polls the outbox.
    await command({
      ...{ db, log, rules, wakeOutbox: () => undefined },
      currency: platformFacts.currency,
    });
  } finally {
    await db.close();
  }
}

await runCommand(usage, main, [NothingToDecide, WalletRefusal]);
