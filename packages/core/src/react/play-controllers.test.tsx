import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPlatformClient } from '../client/create-platform-client.ts';
import type { PlatformClient } from '../client/platform-client.ts';
import type { Game } from '../contract/schemas/game.ts';
import { asCommitment, asServerSeed } from '../games/fairness/seeds.ts';
import { dice, type DiceOutcome } from '../games/dice/dice.ts';
import type { MinesRun } from '../games/mines/mines-steps.ts';
import { verifyPlay } from '../games/play-fairly.ts';
import {
  createFakeBackend,
  type FakeBackend,
} from '../testing/fake-backend/create-fake-backend.ts';
import { addBuiltInGames } from '../testing/fake-backend/plays.ts';
import { addTable, runTable, settleTable } from '../testing/fake-backend/tables.ts';
import { createFakeClock, type FakeClock } from '../testing/fake-clock.ts';
import { createFakeEnvironment, createMemoryStorage } from '../testing/fake-environment.ts';
import { PlatformProvider } from './platform-provider.tsx';
import { useFairness } from './use-fairness.ts';
import { usePlay } from './use-play.ts';
import { useWallet } from './use-wallet.ts';

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

const gameOf = (engine: string): Game => addBuiltInGames(backend.world, [engine])[0]!;
const under = { direction: 'under', target: 5_000 };

function openClient(storage = createMemoryStorage()): PlatformClient {
  const client = createPlatformClient({
    // Keys of one browser and the next differ.
    environment: {
      ...createFakeEnvironment({ clock, storage }),
      makeKey: () => crypto.randomUUID(),
    },
    language: () => 'en',
    connectApi: backend.connectApi,
    connectRealtime: backend.connectRealtime,
  });
  client.start();
  return client;
}

/** Advances the clock, and lets pending hashes finish. */
const pass = (ms = 10) =>
  act(async () => {
    await clock.advance(ms);
    await new Promise((resolve) => setTimeout(resolve, 20));
    await clock.advance(0);
  });

const signIn = async (client: PlatformClient, username: string) => {
  await act(async () =>
    client.auth.send({ type: 'LOGIN.SUBMITTED', input: { username, password: 'lobi-demo' } }),
  );
  await pass();
};

async function show<Value>(client: PlatformClient, useController: () => Value) {
  let latest: Value | undefined;
  function Probe() {
    latest = useController();
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
  return () => latest as Value;
}

/** A signed-in player in front of a game. */
async function sitDown(game: Game) {
  const client = openClient();
  const now = await show(client, () => ({ ...usePlay(game), wallet: useWallet() }));
  await signIn(client, 'player');
  return { client, now };
}

const balanceOf = (wallet: ReturnType<typeof useWallet>) =>
  wallet.status === 'ready' ? Number(wallet.wallet.balance) : undefined;

describe('usePlay', () => {
  it('usePlay plays, shows the result, and updates the balance', async () => {
    const { now } = await sitDown(gameOf('dice'));
    expect(now()).toMatchObject({ status: 'idle', last: null, open: null, readyAt: null });
    await act(async () => now().play(under, '1000'));
    expect(now().status).toBe('playing');
    await pass();
    const { status, last, wallet, readyAt } = now();
    expect(status).toBe('idle');
    expect(last).toMatchObject({ amount: '1000', choice: under, fairness: { nonce: 1 } });
    expect(balanceOf(wallet)).toBe(1_000_000 - 1_000 + Number(last?.payout));
    // The play had started by the time its response arrived, so that the pace may be counted from then.
    expect(readyAt).toBeGreaterThanOrEqual(Date.parse(last!.createdAt) + 5_000);
    expect(readyAt).toBeLessThanOrEqual(clock.now() + 5_000);
  });

  it('usePlay waits after a play that was too soon, and shows no failure', async () => {
    const { now } = await sitDown(gameOf('dice'));
    await act(async () => now().play(under, '1000'));
    await pass();
    await act(async () => now().play(under, '1000'));
    await pass();
    expect(now()).toMatchObject({
      status: 'idle',
      failure: null,
      last: { fairness: { nonce: 1 } },
    });
    expect(backend.world.plays).toHaveLength(1);
    await pass(5_000);
    await act(async () => now().play(under, '1000'));
    await pass();
    expect(now()).toMatchObject({ failure: null, last: { fairness: { nonce: 2 } } });
  });

  it('usePlay plays once when the response is lost, and shows the result', async () => {
    const { now } = await sitDown(gameOf('dice'));
    backend.failNext('play.create', { kind: 'cut' });
    await act(async () => now().play(under, '1000'));
    await pass();
    expect(now()).toMatchObject({ status: 'unknown', failure: { code: 'network' } });
    await pass(2_000);
    expect(now()).toMatchObject({ status: 'idle', failure: null, last: { amount: '1000' } });
    expect(backend.world.plays).toHaveLength(1);
  });

  it('usePlay names the field of an invalid choice', async () => {
    const { now } = await sitDown(gameOf('dice'));
    await act(async () => now().play({ direction: 'up', target: 5_000 }, '1000'));
    await pass();
    expect(now().failure).toMatchObject({
      code: 'validation',
      errors: { direction: [expect.any(String)] },
    });
    expect(backend.world.plays).toEqual([]);
  });

  // id: mines-continue-after-reload
  it('usePlay resumes a game of mines after a reload', async () => {
    const game = gameOf('mines');
    const before = await sitDown(game);
    await act(async () => before.now().play({ mines: 3 }, '1000'));
    await pass();
    expect(before.now().open).toMatchObject({
      status: 'open',
      outcome: { board: null, picks: [], status: 'running' },
    });
    await act(async () => root.render(null));
    before.client.stop();

    const { now } = await sitDown(game);
    expect(now().open?.id).toBe(backend.world.plays[0]!.id);
    const { board } = backend.world.plays[0]!.run as MinesRun;
    const safe = [...Array(25).keys()].find((tile) => !board.includes(tile))!;
    await act(async () => now().step({ step: 'open', tile: safe }));
    await pass();
    expect(now().open).toMatchObject({ outcome: { picks: [safe], multipleBp: 11_250 } });
    await act(async () => now().step({ step: 'cash-out' }));
    await pass();
    expect(now()).toMatchObject({
      open: null,
      last: { status: 'won', payout: '1125', outcome: { board } },
    });
    expect(balanceOf(now().wallet)).toBe(1_000_125);
  });

  it('usePlay makes no play for a guest, and clears its state when another user signs in', async () => {
    const game = gameOf('dice');
    const client = openClient();
    const now = await show(client, () => usePlay(game));
    await act(async () => now().play(under, '1000'));
    expect(now().status).toBe('idle');
    await signIn(client, 'player');
    await act(async () => now().play(under, '1000'));
    await pass();
    expect(now().last).not.toBeNull();
    await act(async () => client.auth.send({ type: 'LOGOUT.REQUESTED' }));
    await pass();
    await signIn(client, 'player2');
    expect(now()).toMatchObject({ last: null, open: null, readyAt: null });
  });
});

describe('usePlay in two slots of one game', () => {
  const toFly = { autoCashOutBp: null };

  async function sitAtTable(game: Game, storage = createMemoryStorage()) {
    const client = openClient(storage);
    const now = await show(client, () => ({
      a: usePlay(game, 'A'),
      b: usePlay(game, 'B'),
      wallet: useWallet(),
    }));
    return { client, now };
  }

  it('usePlay separates the bets of two slots, and cashes out only one of them', async () => {
    const game = addTable(backend.world, 'crash');
    const { client, now } = await sitAtTable(game);
    await signIn(client, 'player');
    await act(async () => {
      now().a.play(toFly, '10000');
      now().b.play(toFly, '20000');
    });
    await pass();
    expect(now().a.open).toMatchObject({ amount: '10000', choice: { slot: 'A' } });
    expect(now().b.open).toMatchObject({ amount: '20000', choice: { slot: 'B' } });
    await act(async () => now().b.play(toFly, '20000'));
    await pass();
    expect(now().b).toMatchObject({ failure: { code: 'play_open' }, open: { amount: '20000' } });
    expect(now().a).toMatchObject({ failure: null, open: { amount: '10000' } });

    await act(async () => runTable(backend.world, game.id));
    await pass(5_000);
    await act(async () => now().a.step({ step: 'cash-out' }));
    await pass();
    expect(now().a).toMatchObject({ open: null, last: { status: 'won', choice: { slot: 'A' } } });
    expect(now().b).toMatchObject({ status: 'idle', open: { amount: '20000' }, last: null });
    await act(async () => settleTable(backend.world, game.id, 'crash', 24_300));
    await act(async () => now().b.refresh());
    await pass();
    expect(now().b).toMatchObject({ open: null, last: { status: 'lost' } });
    expect(now().a.last?.status).toBe('won');
  });

  it('usePlay requests the outcome of each slot with its own key, and restores both after a reload', async () => {
    const game = addTable(backend.world, 'crash');
    const storage = createMemoryStorage();
    const before = await sitAtTable(game, storage);
    await signIn(before.client, 'player');
    await act(async () => before.now().a.play(toFly, '10000'));
    await pass();
    backend.failNext('play.create', { kind: 'cut' });
    await act(async () => before.now().b.play(toFly, '20000'));
    await pass();
    expect(before.now()).toMatchObject({ a: { status: 'idle' }, b: { status: 'unknown' } });
    await act(async () => root.render(null));
    before.client.stop();

    const { now } = await sitAtTable(game, storage);
    await pass(3_000);
    expect(now()).toMatchObject({
      a: { status: 'idle', open: { amount: '10000' } },
      b: { status: 'idle', open: { amount: '20000' } },
    });
    expect(backend.world.plays).toHaveLength(2);
  });
});

describe('useFairness', () => {
  it('useFairness reveals a seed that verifies its plays', async () => {
    const game = gameOf('dice');
    const client = openClient();
    const now = await show(client, () => ({ seeds: useFairness(), game: usePlay(game) }));
    await signIn(client, 'player');
    const promised = now().seeds.seeds!.commitment;
    await act(async () => now().game.play(under, '1000'));
    await pass();
    await act(async () => void now().seeds.rotate('my own words'));
    await pass();
    const { seeds, revealed } = now().seeds;
    expect(seeds).toMatchObject({ clientSeed: 'my own words', nonce: 0 });
    expect(revealed[0]).toMatchObject({ commitment: promised, lastNonce: 1 });
    const { outcome, payout, fairness, amount } = now().game.last!;
    const verdict = await verifyPlay(dice, {
      input: dice.readInput(under),
      stake: BigInt(amount),
      outcome: { ...outcome, payout: BigInt(payout!) } as unknown as DiceOutcome,
      seeds: {
        serverSeed: asServerSeed(revealed[0]!.serverSeed),
        clientSeed: fairness!.clientSeed,
        nonce: fairness!.nonce,
      },
      commitment: asCommitment(promised),
    });
    expect(verdict).toMatchObject({ commitmentMatches: true, sameOutcome: true });
  });

  it('useFairness does not rotate a seed while an open game depends on it', async () => {
    const game = gameOf('mines');
    const client = openClient();
    const now = await show(client, () => ({ seeds: useFairness(), game: usePlay(game) }));
    await signIn(client, 'player');
    await act(async () => now().game.play({ mines: 3 }, '1000'));
    await pass();
    await act(async () => void now().seeds.rotate());
    await pass();
    expect(now().seeds).toMatchObject({ failure: { code: 'play_open' }, revealed: [] });
  });
});
