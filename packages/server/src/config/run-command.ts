import { inspect } from 'node:util';
import * as z from 'zod/mini';
import { StartError } from './start-error.ts';

/** Invalid arguments of a command: its usage is printed below the message. */
export class UsageError extends Error {}

export const print = (line: string): void => void process.stdout.write(`${line}\n`);
export const printError = (text: string): void => void process.stderr.write(`${text}\n`);

/** Folder in which the command was entered; npm runs scripts in the folder of the package. */
export const callerFolder = (): string => process.env['INIT_CWD'] ?? process.cwd();

/** Returns the value of a required option or argument, else throws a `UsageError` that names it. */
export function requireArgument(value: string | undefined, name: string): string {
  if (value === undefined || value === '') throw new UsageError(`${name} is required.`);
  return value;
}

/**
 * Returns the command with a name.
 * @throws UsageError for any other name, also for one that every object has, such as `toString`
 */
export function requireCommand<Command>(
  commands: Readonly<Record<string, Command>>,
  name: string | undefined,
): Command {
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new UsageError('Name a command.');
  return command;
}

/**
 * Asserts that no arguments are left. Otherwise a command would act on the first of several, and its
 * operator would believe that it did on all.
 * @throws UsageError that names the first of them
 */
export function assertNoMore(...[extra]: readonly (string | undefined)[]): void {
  if (extra === undefined) return;
  throw new UsageError(`The argument ${extra} is one too many. Put text with spaces in quotes.`);
}

const momentSchema = z.iso.datetime({ offset: true });

/**
 * Reads a moment with its time zone, such as `2026-11-21T18:30:00Z`.
 * @throws UsageError for any other text: without a zone it would be that of the machine
 */
export function readMoment(text: string, name: string): Date {
  if (momentSchema.safeParse(text).success) return new Date(text);
  throw new UsageError(`${name} ${text} is not a moment such as 2026-11-21T18:30:00Z.`);
}

/** Returns whether `parseArgs` threw the error because of an unknown option or argument. */
const isParseError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

type ErrorClass = abstract new (...args: never[]) => Error;

/**
 * Runs a command of the operator, or prints its usage for `--help`. Sets the exit code: that of the
 * command, 1 after a failure, 2 for invalid arguments. Errors whose message is written for the operator
 * are printed without a stack.
 * @param expected such errors in addition to `StartError`
 */
export async function runCommand(
  usage: string,
  command: () => Promise<number | void>,
  expected: readonly ErrorClass[] = [],
): Promise<void> {
  if (process.argv.includes('--help')) {
    print(usage.trimEnd());
    process.exitCode = 0;
    return;
  }
  try {
    process.exitCode = (await command()) ?? 0;
  } catch (error) {
    const isUsageError = error instanceof UsageError || isParseError(error);
    const isExpected = [StartError, ...expected].some((type) => error instanceof type);
    if (isUsageError) printError(`${(error as Error).message}\n\n${usage}`);
    else printError(isExpected ? (error as Error).message : inspect(error));
    process.exitCode = isUsageError ? 2 : 1;
  }
}
