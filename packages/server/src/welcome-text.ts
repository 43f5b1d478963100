import { originsOfOtherSites } from './config/other-sites.ts';
import type { Environment } from './config/read-environment.ts';
import { demoPassword } from './demo/demo-accounts.ts';

/** Accounts of the demo to introduce, each with its purpose. @source ours – demo accounts */
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

/**
 * Returns the features that cannot work for allowed pages of another site, as one sentence; empty
 * without such pages.
 */
function otherSitesText(origin: string, allowedOrigins: readonly string[]): readonly string[] {
  const others = originsOfOtherSites(origin, allowedOrigins);
  if (others.length === 0) return [];
  return [
    `  Users cannot sign in from ${others.join(', ')}: browsers send no session cookie from another site than ${origin}.`,
    '',
  ];
}

/** Number of demo accounts in a database of a platform that is no demo. */
export const idleDemoText = (count: number): string =>
  `Accounts of the demo in this database: ${count}. They cannot sign in while the demo is off; "npm run remove-demo-accounts" closes them for good.`;

/** Facts for the terminal in addition to the environment. */
type WelcomeFacts = Pick<Environment, 'demo' | 'dataFolder' | 'databaseUrl' | 'allowedOrigins'> & {
  readonly idleDemoAccounts: number;
};

/** Returns the text of the terminal when the platform is ready. */
export function welcomeText(
  origin: string,
  { demo, dataFolder, databaseUrl, allowedOrigins, idleDemoAccounts }: WelcomeFacts,
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
    ...otherSitesText(origin, allowedOrigins),
    ...(idleDemoAccounts > 0 ? [`  ${idleDemoText(idleDemoAccounts)}`, ''] : []),
    `  Data in ${databaseUrl === undefined ? dataFolder : 'your own PostgreSQL'}. Stop with Ctrl-C.`,
    '',
  ].join('\n');
}
