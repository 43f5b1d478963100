import {
  parseMoney,
  type CatalogueGame,
  type Currency,
  type ProviderRegistration,
} from '@lobi/core/contract';
import { StartError } from '../config/start-error.ts';
import type { Database } from '../store/database.ts';
import {
  disableOtherProviders,
  importGames,
  upsertProvider,
  type ImportedGame,
} from '../store/providers.ts';

export interface RegistrationTerms {
  readonly db: Database;
  readonly seal: (text: string) => string;
  /** Currency of the platform, in which all games are played. */
  readonly currency: Currency;
}

/** Advisory lock, the same in every process: one process registers while the others wait. */
const registrationLock = 7_230_119;

/** Reads a cap in minor units; `null` if there is none. Errors: `StartError` for an invalid cap. */
function readCap(text: string | undefined, currency: Currency, whose: string): bigint | null {
  if (text === undefined) return null;
  const cap = parseMoney(text, currency);
  if (cap === undefined || cap <= 0n) throw new StartError(`${whose} has an invalid cap: ${text}.`);
  return cap;
}

/** Stakes in minor units. Errors: `StartError` for stakes that the currency does not have. */
function toImported(game: CatalogueGame, code: string, currency: Currency): ImportedGame {
  const minimumStake = parseMoney(game.minimumStake, currency);
  const maximumStake = parseMoney(game.maximumStake, currency);
  const isSound =
    minimumStake !== undefined &&
    maximumStake !== undefined &&
    minimumStake > 0n &&
    maximumStake >= minimumStake;
  if (!isSound) {
    throw new StartError(`The game ${game.id} of the provider ${code} has invalid stakes.`);
  }
  const winCap = readCap(game.maximumWin, currency, `The game ${game.id} of the provider ${code}`);
  return { ...game, minimumStake, maximumStake, winCap };
}

/**
 * Sets the providers of the platform, with exactly the games of their catalogues; atomic. A provider
 * that is no longer listed starts no new games. Errors: `StartError` with one sentence.
 */
export async function registerProviders(
  { db, seal, currency }: RegistrationTerms,
  registrations: readonly ProviderRegistration[],
): Promise<void> {
  for (const key of ['code', 'name'] as const) {
    if (new Set(registrations.map((each) => each[key])).size < registrations.length) {
      throw new StartError(`Two providers have the same ${key}.`);
    }
  }
  await db.transaction(async (tx) => {
    // Code and name are both unique, but an upsert handles a conflict on one of them only.
    await tx.run('select pg_advisory_xact_lock($1)', [registrationLock]);
    const registeredIds: string[] = [];
    for (const { games, caps, addresses, ...provider } of registrations) {
      const cap = (text: string | undefined) =>
        readCap(text, currency, `The provider ${provider.code}`);
      const providerId = await upsertProvider(tx, {
        ...provider,
        secret: seal(provider.secret),
        winCap: cap(caps?.win),
        sessionCap: cap(caps?.session),
        dayCap: cap(caps?.day),
        addresses: addresses ?? null,
      });
      const owner = { providerId, providerName: provider.name, currency };
      const imported = games.map((game) => toImported(game, provider.code, currency));
      await importGames(tx, owner, imported);
      registeredIds.push(providerId);
    }
    await disableOtherProviders(tx, registeredIds);
  });
}
