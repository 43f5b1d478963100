import { AppError } from '../../contract/error-codes.ts';
import type { ChangeFact, ChangeParams } from '../../contract/schemas/change-request.ts';
import type { GameProvider, ProviderSuspension } from '../../contract/schemas/game-provider.ts';
import { suspensionFixture } from '../fixtures/game-provider.ts';
import { announceChange, recordActivity } from './news.ts';
import { requireFound, type FakeUser, type World } from './world.ts';

const capNames = ['win', 'session', 'day'] as const;

function save(world: World, provider: GameProvider): GameProvider {
  world.gameProviders.set(provider.id, provider);
  announceChange(world, 'provider', provider.id);
  return provider;
}

/** Suspensions of a provider, newest first. Throws `not_found`. */
export function suspensionsOf(world: World, providerId: string): ProviderSuspension[] {
  const { suspension } = requireFound(world.gameProviders.get(providerId));
  const over = world.suspensions.get(providerId) ?? [];
  return suspension ? [suspension, ...over] : over;
}

/** Suspends a provider manually. Throws `not_found`, `conflict`. */
export function suspendProvider(
  world: World,
  by: FakeUser,
  providerId: string,
  reason: string,
): GameProvider {
  const provider = requireFound(world.gameProviders.get(providerId));
  if (provider.suspension) throw new AppError('conflict');
  recordActivity(world, by.id, 'provider-suspend', { kind: 'provider', id: providerId });
  const suspension = suspensionFixture({
    ...{ id: world.nextId('suspension'), cause: 'staff', suspendedAt: world.timeNow() },
    ...{ suspendedBy: by.username, reason, trigger: null },
  });
  return save(world, { ...provider, suspension });
}

/** The provider with this active suspension. Throws `not_found`, `conflict`. */
export function suspendedIn(
  world: World,
  { providerId, suspensionId }: ChangeParams<'provider.lift'>,
): GameProvider & { readonly suspension: ProviderSuspension } {
  const provider = requireFound(world.gameProviders.get(providerId));
  const { suspension } = provider;
  if (suspension?.id !== suspensionId) throw new AppError('conflict');
  return { ...provider, suspension };
}

/** Lifts a suspension. Throws as `suspendedIn`. */
export function liftSuspension(
  world: World,
  by: FakeUser,
  params: ChangeParams<'provider.lift'>,
  liftReason: string,
): void {
  const { suspension, ...provider } = suspendedIn(world, params);
  const lifted = { liftedAt: world.timeNow(), liftedBy: by.username, liftReason };
  const over = world.suspensions.get(provider.id) ?? [];
  world.suspensions.set(provider.id, [{ ...suspension, ...lifted }, ...over]);
  save(world, { ...provider, suspension: null });
}

/** The provider in the version that was seen. Throws `not_found`, `conflict`. */
export function providerIn(
  world: World,
  { providerId, change }: ChangeParams<'provider.update'>,
): GameProvider {
  const provider = requireFound(world.gameProviders.get(providerId));
  if (provider.version !== change.version) throw new AppError('conflict');
  return provider;
}

/** Returns the facts of a provider that a change shows. */
export function providerFacts(
  { caps, addresses }: GameProvider,
  { change }: ChangeParams<'provider.update'>,
): ChangeFact[] {
  const listed = (list: readonly string[] | null): string | null => list?.join('\n') ?? null;
  const after = change.addresses === undefined ? addresses : change.addresses;
  const facts: readonly ChangeFact[] = [
    ...capNames.map((cap) => ({
      name: `${cap}Cap` as const,
      before: caps[cap].own,
      after: change.caps ? change.caps[cap] : caps[cap].own,
    })),
    { name: 'addresses', before: listed(addresses), after: listed(after) },
  ];
  return facts.filter((fact) => fact.before !== fact.after);
}

/** Sets caps and addresses. Throws as `providerIn`. */
export function updateProvider(world: World, params: ChangeParams<'provider.update'>): void {
  const provider = providerIn(world, params);
  const { caps: own, addresses = provider.addresses } = params.change;
  const capOf = (cap: (typeof capNames)[number]) => {
    const before = provider.caps[cap];
    const after = own ? own[cap] : before.own;
    return { ...before, own: after, maximum: after ?? before.maximum };
  };
  const caps = { win: capOf('win'), session: capOf('session'), day: capOf('day') };
  save(world, { ...provider, caps, addresses, version: provider.version + 1 });
}
