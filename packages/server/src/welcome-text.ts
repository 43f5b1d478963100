import type { Environment } from './config/read-environment.ts';
import { demoPassword } from './demo/demo-cast.ts';

/** Accounts of the demo that are worth a first look, with what each is for. @source ours – demo accounts */
export const introduced: Readonly<Record<string, string>> = {
  player: 'bets in the arena',
  player2: 'bets against player',
  agent: 'fills the wallets of its players',
  subagent: 'an agent below agent',
  declare: 'opens, closes and declares fights',
  admin: 'sees everything',
  superadmin: 'sees everything, too',
  pending: 'waits for activation',
  restricted: 'may look but not bet',
  blocked: 'may not sign in',
};

const line = (left: string, right: string): string => `  ${left.padEnd(12)} ${right}`;

/** What the terminal shows when the platform is ready. */
export function welcomeText(
  origin: string,
  { demo, dataFolder, databaseUrl }: Pick<Environment, 'demo' | 'dataFolder' | 'databaseUrl'>,
): string {
  const accounts = [
    `  Demo accounts, all with the password ${demoPassword} (play money):`,
    '',
    ...Object.entries(introduced).map(([username, purpose]) => line(username, purpose)),
    '',
  ];
  return [
    '',
    `  Lobi is ready:  ${origin}`,
    '',
    ...(demo ? accounts : []),
    `  Data in ${databaseUrl === undefined ? dataFolder : 'your own PostgreSQL'}. Stop with Ctrl-C.`,
    '',
  ].join('\n');
}
