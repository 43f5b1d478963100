import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Accounts, ConformanceLevel } from '@lobi/core/conformance';
import * as z from 'zod/mini';
import { parseOrigin, print, textOf, UsageError, type Command, type Values } from './command.ts';

const accountsSchema = z.record(
  z.string(),
  z.strictObject({
    username: z.string().check(z.minLength(1)),
    password: z.string().check(z.minLength(1)),
  }),
);

/** Reads the accounts of a file. Throws a `UsageError` if the file is invalid. */
async function readAccounts(path: string, allowed: readonly string[]): Promise<Accounts> {
  let content: unknown;
  try {
    content = JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new UsageError(`${path} cannot be read: ${(error as Error).message}`);
  }
  const parsed = accountsSchema.safeParse(content);
  if (!parsed.success) {
    const where = parsed.error.issues[0]?.path.join('.') || 'the whole file';
    throw new UsageError(
      `${path}: ${where} must be { "username": "…", "password": "…" } by the part it plays, such as "player".`,
    );
  }
  if (Object.keys(parsed.data).length === 0) {
    throw new UsageError(`${path} has no accounts. Known: ${allowed.join(', ')}.`);
  }
  const unknown = Object.keys(parsed.data).find((name) => !allowed.includes(name));
  if (unknown !== undefined) {
    throw new UsageError(`${path} has an account "${unknown}"; known: ${allowed.join(', ')}.`);
  }
  return parsed.data;
}

/** The comma-separated levels of `--level`; the read level is always included. */
function levelsOf(
  values: Values,
  allowed: readonly ConformanceLevel[],
): readonly ConformanceLevel[] {
  const given = (textOf(values, 'level') ?? 'read').split(',').map((word) => word.trim());
  const unknown = given.find((word) => !(allowed as readonly string[]).includes(word));
  if (unknown !== undefined) {
    throw new UsageError(
      `--level has "${unknown}"; known: ${allowed.join(', ')}, joined by commas.`,
    );
  }
  return allowed.filter((level) => level === 'read' || given.includes(level));
}

/** Throws a `UsageError` unless the address responds. */
async function assertAnswers(url: string): Promise<void> {
  try {
    await fetch(`${url}/api/settings`);
  } catch (error) {
    const { cause } = error as { cause?: unknown };
    const reason = cause instanceof Error ? cause.message : String(error);
    throw new UsageError(`Nothing answers at ${url}: ${reason}`);
  }
}

/** Writes a report to the file of an option, if given. */
async function writeReport(values: Values, option: string, text: string): Promise<void> {
  const given = textOf(values, option);
  if (given === undefined) return;
  const path = resolve(given);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

/** `lobi conformance`: checks whether a backend fulfils the contract. The checks are loaded on demand. */
export const conformance: Command = {
  usage: '',
  summary: 'checks a backend against the contract; exit code 1 where it differs',
  options: {
    url: { type: 'string' },
    accounts: { type: 'string' },
    level: { type: 'string' },
    only: { type: 'string' },
    full: { type: 'boolean' },
    junit: { type: 'string' },
    json: { type: 'string' },
  },
  help: {
    url: 'origin of the backend, such as https://api.example.com',
    accounts: 'JSON file with the accounts to sign in with',
    level: 'read (default), money, realtime; several joined by commas',
    only: 'only checks whose name has this text; several joined by commas',
    full: 'prints every check, not only those that failed',
    junit: 'writes a JUnit report to this file',
    json: 'writes a JSON report to this file',
  },
  async run(values) {
    const kit = await import('@lobi/core/conformance');
    const { WebSocket } = await import('ws');
    const levels = levelsOf(values, kit.conformanceLevels);
    const url = parseOrigin(values, 'url');
    if (url === undefined) throw new UsageError('Name the backend: --url https://api.example.com');
    const file = textOf(values, 'accounts');
    if (file === undefined) throw new UsageError('Name the accounts: --accounts accounts.json');
    const accounts = await readAccounts(file, kit.accountNames);
    await assertAnswers(url);
    const only = textOf(values, 'only');
    const report = await kit.runConformance({
      ...{ url, accounts, levels },
      WebSocket: WebSocket as unknown as typeof globalThis.WebSocket,
      ...(only !== undefined && {
        only: (name: string) => only.split(',').some((text) => name.includes(text)),
      }),
    });
    if (report.checks.length === 0) throw new UsageError(`No check has "${only}" in its name.`);
    print(kit.describeReport(report, values['full'] === true));
    await writeReport(values, 'json', `${JSON.stringify(report, null, 2)}\n`);
    await writeReport(values, 'junit', kit.toJUnit(report));
    return report.failed > 0 ? 1 : 0;
  },
};
