import { parseArgs } from 'node:util';
import { didYouMean } from '../config/nearest.ts';
import { add } from './add.ts';
import { build, preview } from './build.ts';
import { check } from './check.ts';
import { print, UsageError, type Command } from './command.ts';
import { conformance } from './conformance.ts';
import { dev } from './dev.ts';
import { doctor } from './doctor.ts';
import { init } from './init.ts';
import { override } from './override.ts';
import { tokens } from './tokens.ts';
import { upgrade } from './upgrade.ts';

const commands: Readonly<Record<string, Command>> = {
  init,
  dev,
  build,
  preview,
  check,
  doctor,
  add,
  override,
  tokens,
  upgrade,
  conformance,
};

function helpOf(name: string, { usage, summary, options, help }: Command): string {
  const lines = Object.entries(options).map(([option, { type }]) => {
    const written = type === 'string' ? `--${option} <value>` : `--${option}`;
    return `      ${written.padEnd(20)} ${help[option] ?? ''}`;
  });
  return [`  lobi ${`${name} ${usage}`.trim().padEnd(12)}  ${summary}`, ...lines].join('\n');
}

const helpText = (): string =>
  ['Usage:', ...Object.entries(commands).map(([name, command]) => helpOf(name, command))].join(
    '\n',
  );

/** Runs the arguments after `lobi`; returns the exit code. User errors are messages without a stack. */
export async function runCli(args: readonly string[]): Promise<number> {
  const [name = 'help', ...rest] = args;
  if (['help', '--help', '-h'].includes(name)) {
    print(helpText());
    return 0;
  }
  try {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) {
      throw new UsageError(
        `There is no command "${name}".${didYouMean(name, Object.keys(commands))} Commands: ${Object.keys(commands).join(', ')}.`,
      );
    }
    if (rest.some((word) => ['--help', '-h'].includes(word))) {
      print(helpOf(name, command));
      return 0;
    }
    const { options } = command;
    const { values, positionals } = parseArgs({ args: rest, options, allowPositionals: true });
    return await command.run(values as Parameters<Command['run']>[0], positionals);
  } catch (error) {
    const isTyped =
      error instanceof UsageError ||
      (error instanceof TypeError &&
        'code' in error &&
        String(error.code).startsWith('ERR_PARSE_ARGS'));
    if (!isTyped) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}
