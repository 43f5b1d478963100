import type { Engines } from '@lobi/core/games';
import { platformFacts as facts } from './config/platform-facts.ts';
import { readProvidersFile } from './config/providers-file.ts';
import type { Sealer } from './config/sealer.ts';
import type { Signer } from './config/signer.ts';
import { seedDemo } from './demo/seed-demo.ts';
import type { PlatformOptions } from './platform-options.ts';
import { registerProviders } from './providers/register-providers.ts';
import type { PasswordHasher } from './services/auth/password-hasher.ts';
import { openManualGateway } from './services/payments/open-manual-gateway.ts';
import { markProfiles } from './services/people/account-holds.ts';
import { normalizePhones } from './services/people/normalize-phones.ts';
import { offerBuiltInGames } from './services/plays/offer-built-in-games.ts';
import { offerBuiltInJackpots } from './services/plays/offer-built-in-jackpots.ts';
import type { ServiceLog } from './services/service-deps.ts';
import type { Database } from './store/database.ts';
import { endDemoSessions, findOpenDemoAccounts } from './store/demo-accounts.ts';
import { idleDemoText } from './welcome-text.ts';

/** Dependencies of the data preparation. */
export interface DataPreparation {
  readonly db: Database;
  readonly log: ServiceLog;
  readonly options: Pick<
    PlatformOptions,
    'demo' | 'confirmSeconds' | 'providersFile' | 'providers'
  >;
  readonly engines: Engines;
  readonly hasher: Pick<PasswordHasher, 'hash'>;
  readonly sealer: Sealer;
  readonly signer: Signer;
}

/** Ends the sessions of demo accounts, including those in games of providers. */
async function shutOutDemo(db: Database): Promise<number> {
  await endDemoSessions(db);
  return (await findOpenDemoAccounts(db)).length;
}

/**
 * Prepares the records that the platform needs before it serves requests: built-in games and jackpots,
 * profiles in the format of this version, demo users in the demo, a manual gateway, and the configured
 * providers.
 * @returns number of demo accounts that are disabled because this is not a demo
 */
export async function prepareData({
  db,
  log,
  options,
  engines,
  hasher,
  sealer,
  signer,
}: DataPreparation): Promise<number> {
  const { demo, confirmSeconds } = options;
  await offerBuiltInGames(db, facts.currency, engines);
  await offerBuiltInJackpots(db, facts.currency);
  await normalizePhones(db);
  await markProfiles(db);

  // Checked first, because the seed begins by hashing a password for every account.
  const isEmpty = (await db.row('select 1 from users limit 1')) === undefined;
  if (demo && isEmpty) {
    await seedDemo({ db, log, hashPassword: hasher.hash, confirmSeconds, signer });
  }

  // After the demo, which has its own gateways.
  await openManualGateway(db, facts.currency);

  const idleDemoAccounts = demo ? 0 : await shutOutDemo(db);
  if (idleDemoAccounts > 0)
    log.warn({ accounts: idleDemoAccounts }, idleDemoText(idleDemoAccounts));
  const providers =
    options.providersFile === undefined
      ? options.providers
      : readProvidersFile(options.providersFile);
  if (providers)
    await registerProviders({ db, seal: sealer.seal, currency: facts.currency }, providers);
  return idleDemoAccounts;
}
