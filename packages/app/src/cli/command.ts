import type { ParseArgsConfig } from 'node:util';

/** A mistake of the person at the terminal: shown as its sentence alone, without a stack. */
export class UsageError extends Error {}

/** Values of options as they were written. */
export type Values = Readonly<Record<string, string | boolean | undefined>>;

/** One command of `lobi`. */
export interface Command {
  /** Arguments after the name, such as `<dir>`. */
  readonly usage: string;
  readonly summary: string;
  readonly options: NonNullable<ParseArgsConfig['options']>;
  /** Description of each option, by name. */
  readonly help: Readonly<Record<string, string>>;
  /** Answers the exit code; a command that serves answers when it has begun. */
  run(values: Values, words: readonly string[]): Promise<number>;
}

export const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** The text of an option, if it was given. */
export const textOf = (values: Values, name: string): string | undefined =>
  typeof values[name] === 'string' ? values[name] : undefined;

/** The port of an option. Throws a `UsageError` where it is none. */
export function portOf(values: Values, fallback: number): number {
  const given = textOf(values, 'port');
  const port = given === undefined ? fallback : Number(given);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new UsageError(`--port is "${given}"; it must be a whole number from 1 to 65535.`);
  }
  return port;
}

/** The origin of an option. Throws a `UsageError` where it is none. */
export function originOf(values: Values, name: string): string | undefined {
  const given = textOf(values, name);
  if (given === undefined) return undefined;
  if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol)) {
    throw new UsageError(
      `--${name} is "${given}"; it must be an address such as https://api.example.com.`,
    );
  }
  return new URL(given).origin;
}
