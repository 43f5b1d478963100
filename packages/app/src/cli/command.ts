import type { ParseArgsConfig } from 'node:util';

/** An error of the user in the terminal: only its message is shown, without a stack. */
export class UsageError extends Error {}

/** Option values as entered. */
export type Values = Readonly<Record<string, string | boolean | undefined>>;

/** One command of `lobi`. */
export interface Command {
  /** Arguments after the name, such as `<dir>`. */
  readonly usage: string;
  readonly summary: string;
  readonly options: NonNullable<ParseArgsConfig['options']>;
  /** Description of each option, by name. */
  readonly help: Readonly<Record<string, string>>;
  /** Returns the exit code; a command that serves returns once it is listening. */
  run(values: Values, positionals: readonly string[]): Promise<number>;
}

export const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** Returns the value of an option, if given. */
export const textOf = (values: Values, name: string): string | undefined =>
  typeof values[name] === 'string' ? values[name] : undefined;

/** Parses the port of `--port`. Throws a `UsageError` if it is invalid. */
export function parsePort(values: Values, fallback: number): number {
  const given = textOf(values, 'port');
  const port = given === undefined ? fallback : Number(given);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new UsageError(`--port is "${given}"; it must be a whole number from 1 to 65535.`);
  }
  return port;
}

/** Parses an option that is an origin. Throws a `UsageError` if it is invalid. */
export function parseOrigin(values: Values, name: string): string | undefined {
  const given = textOf(values, name);
  if (given === undefined) return undefined;
  if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol)) {
    throw new UsageError(
      `--${name} is "${given}"; it must be an address such as https://api.example.com.`,
    );
  }
  return new URL(given).origin;
}

/** Starts to listen on a port. Throws a `UsageError` if the port is in use. */
export async function serveAt(port: number, serve: () => Promise<unknown>): Promise<void> {
  try {
    await serve();
  } catch (error) {
    const isTaken = error instanceof Error && error.message.includes('already in use');
    throw isTaken
      ? new UsageError(`Port ${port} is in use. Choose another one with --port.`)
      : error;
  }
}
