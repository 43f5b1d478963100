import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPlatformClient } from '../client/create-platform-client.ts';
import type { Game } from '../contract/schemas/game.ts';
import { asServerSeed } from '../games/fairness/seeds.ts';
import { playForJackpot } from '../games/jackpot/jackpot-draw.ts';
import type { JackpotTerms } from '../games/jackpot/jackpot-terms.ts';
import {
  createFakeBackend,
  type FakeBackend,
} from '../testing/fake-backend/create-fake-backend.ts';
import { addBuiltInJackpots } from '../testing/fake-backend/jackpots.ts';
import { addBuiltInGames } from '../testing/fake-backend/plays.ts';
import { createFakeClock, type FakeClock } from '../testing/fake-clock.ts';
import { createFakeEnvironment } from '../testing/fake-environment.ts';
import { PlatformProvider } from './platform-provider.tsx';
import { useFairness } from './use-fairness.ts';
import { useJackpot } from './use-jackpot.ts';
import { usePlay } from './use-play.ts';

const seed = 10_000_000;

let root: Root;
let clock: FakeClock;
let backend: FakeBackend;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  clock = createFakeClock();
  backend = createFakeBackend({ clock });
});

afterEach(async () => {
  await act(async () => root.unmount());
});

/** Advances the clock, and lets pending hashes finish. */
const pass = (ms = 10) =>
  act(async () => {
    await clock.advance(ms);
    await new Promise((resolve) => setTimeout(resolve, 20));
    await clock.advance(0);
  });

/** A player at a slot machine with a jackpot, or at dice, which has none. */
async function sitDown(engine: string, terms?: Partial<JackpotTerms>) {
  const [added] = addBuiltInGames(backend.world, [engine]);
  addBuiltInJackpots(backend.world, terms);
  const game = backend.world.games.get(added!.id) as Game;
  const client = createPlatformClient({
    environment: { ...createFakeEnvironment({ clock }), makeKey: () => crypto.randomUUID() },
    language: () => 'en',
    connectApi: backend.connectApi,
    connectRealtime: backend.connectRealtime,
  });
  client.start();
  const useAll = () => ({ jackpot: useJackpot(game), play: usePlay(game), seeds: useFairness() });
  let latest: ReturnType<typeof useAll> | undefined;
  function Probe() {
    latest = useAll();
    return null;
  }
  await act(async () =>
    root.render(
      <PlatformProvider client={client}>
        <Probe />
      </PlatformProvider>,
    ),
  );
  await pass();
  await act(async () =>
    client.auth.send({
      type: 'LOGIN.SUBMITTED',
      input: { username: 'player', password: 'lobi-demo' },
    }),
  );
  await pass();
  return { game, client, now: () => latest! };
}

const spin = async (now: () => { play: ReturnType<typeof usePlay> }) => {
  await act(async () => now().play.play({}, '1000'));
  await pass();
};

describe('useJackpot', () => {
  it('useJackpot returns the amount of the jackpot of a game, and follows it', async () => {
    const { now } = await sitDown('slots-lantern-three');
    expect(now().jackpot).toMatchObject({ name: 'night-market', amount: String(seed) });
    await spin(now);
    expect(now().play.last?.jackpot).toMatchObject({ contribution: '10', won: null });
    expect(now().jackpot?.amount).toBe(String(seed + 10));
  });

  it('useJackpot makes no call for a game without a jackpot', async () => {
    const { now } = await sitDown('dice');
    expect(now().jackpot).toBeNull();
    expect(backend.seen.map(({ name }) => name)).not.toContain('lobby.show');
    expect(backend.sockets.flatMap((socket) => socket.subscribed())).not.toContain('lobby.all');
  });

  it('useJackpot reads the jackpot again after a reconnect, also if events arrived before', async () => {
    const { now } = await sitDown('slots-lantern-three');
    await spin(now);
    const [socket] = backend.sockets;
    socket!.cut();
    const id = now().jackpot!.id;
    const stored = backend.world.jackpots.get(id)!;
    backend.world.jackpots.set(id, { ...stored, amount: '12345678' });
    await pass(1_000);
    expect(now().jackpot?.amount).toBe(String(seed + 10));
    socket!.restore();
    await pass(20_000);
    expect(now().jackpot?.amount).toBe('12345678');
  });
});

describe('a play that wins the jackpot', () => {
  it('a play that wins the jackpot is paid the whole pool, can be verified, and the jackpot restarts', async () => {
    const { now } = await sitDown('slots-lantern-three', { turnover: 1_000n });
    await spin(now);
    const { last } = now().play;
    expect(last).toMatchObject({ status: 'won', jackpot: { won: String(seed + 10) } });
    expect(Number(last!.payout)).toBeGreaterThanOrEqual(seed + 10);
    expect(now().jackpot).toMatchObject({ amount: String(seed), wonAt: expect.any(String) });
    await act(async () => void now().seeds.rotate());
    await pass();
    const { serverSeed } = now().seeds.revealed[0]!;
    const { clientSeed, nonce } = last!.fairness!;
    const drawn = await playForJackpot({ contributionBp: 100, turnover: 1_000n }, 1_000n, {
      serverSeed: asServerSeed(serverSeed),
      clientSeed,
      nonce,
    });
    expect(drawn).toEqual({ contribution: 10n, won: true });
  });
});
