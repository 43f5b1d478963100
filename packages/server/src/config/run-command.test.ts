import { parseArgs } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  assertNoMore,
  readMoment,
  requireArgument,
  requireCommand,
  runCommand,
  UsageError,
} from './run-command.ts';
import { StartError } from './start-error.ts';

const usage = 'ledger check';
let errorOutput = '';

beforeEach(() => {
  errorOutput = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
    errorOutput += String(chunk);
    return true;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

class Rejection extends Error {}

const failWith = (error: Error) => () => Promise.reject(error);

describe('runCommand', () => {
  it('a command that returns nothing exits with 0, any other with its result', async () => {
    await runCommand(usage, async () => undefined);
    expect(process.exitCode).toBe(0);
    await runCommand(usage, async () => 1);
    expect(process.exitCode).toBe(1);
    expect(errorOutput).toBe('');
  });

  it('--help prints the usage to standard output, and runs nothing', async () => {
    const output: string[] = [];
    vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => output.push(String(chunk)) > 0);
    const command = vi.fn(async () => 1);
    process.argv.push('--help');
    await runCommand(`${usage}\n`, command).finally(() => process.argv.pop());
    expect([process.exitCode, output.join(''), errorOutput]).toEqual([0, 'ledger check\n', '']);
    expect(command).not.toHaveBeenCalled();
  });

  it.each([
    ['a missing argument', async () => void requireArgument('', '--by'), '--by is required.'],
    ['an unknown command', failWith(new UsageError('Name a command.')), 'Name a command.'],
    [
      'an unknown option',
      async () => void parseArgs({ args: ['--wrong'], options: {} }),
      "Unknown option '--wrong'",
    ],
  ])('%s prints the message and the usage, and exits with 2', async (_case, command, message) => {
    await runCommand(usage, command);
    expect(process.exitCode).toBe(2);
    expect(errorOutput).toContain(message);
    expect(errorOutput).toMatch(/\n\nledger check\n$/);
  });

  it.each([
    ['a start error', new StartError('Name another folder.')],
    ['an error that the command expects', new Rejection('Name another folder.')],
  ])('%s prints its message without a stack, and exits with 1', async (_case, error) => {
    await runCommand(usage, failWith(error), [Rejection]);
    expect(process.exitCode).toBe(1);
    expect(errorOutput).toBe('Name another folder.\n');
  });

  it('an unexpected error prints its stack, and exits with 1', async () => {
    await runCommand(usage, failWith(new TypeError('no such property')));
    expect(process.exitCode).toBe(1);
    expect(errorOutput).toContain('run-command.test.ts');
  });
});

describe('arguments of a command', () => {
  const commands = { check: 1 };

  it('requireCommand finds a command by its name', () => {
    expect(requireCommand(commands, 'check')).toBe(1);
  });

  it.each([undefined, '', 'other', 'toString', 'constructor', '__proto__'])(
    'requireCommand rejects the name %s',
    (name) => {
      expect(() => requireCommand(commands, name)).toThrow(UsageError);
    },
  );

  it('assertNoMore rejects arguments that a command would ignore', () => {
    expect(() => assertNoMore(undefined)).not.toThrow();
    expect(() => assertNoMore()).not.toThrow();
    expect(() => assertNoMore('beta', 'gamma')).toThrow('The argument beta is one too many.');
  });

  it('readMoment reads a moment in any time zone', () => {
    const moment = readMoment('2026-11-21T20:30:00+02:00', '--until');
    expect(moment.toISOString()).toBe('2026-11-21T18:30:00.000Z');
  });

  it.each(['2026-11-21', '2026-11-21 18:30', '2026-11-21T18:30:00', '2026-02-30T00:00:00Z', '5'])(
    'readMoment rejects %s',
    (text) => {
      expect(() => readMoment(text, '--until')).toThrow(`--until ${text} is not a moment`);
    },
  );
});
