import { join } from 'node:path';
import { parseMoney, type Game, type Play, type Wallet } from '@lobi/core/contract';
import { createContractKit } from '@lobi/core/conformance';
import { asCommitment, asServerSeed, verifyPlay } from '@lobi/core/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadGames } from '../../packages/server/src/config/load-games.ts';
import { coinRules } from '../../packages/app/src/testing/coin-game/rules.ts';
import { databasePreparations } from '../contract/database-preparations.ts';
import { startTestPlatform } from '../contract/running-platform.ts';

const rulesPath = join(import.meta.dirname, '../../packages/app/src/testing/coin-game/rules.ts');

type Kit = ReturnType<typeof createContractKit>;

let kit: Kit;
let stop: () => Promise<void> = async () => undefined;

beforeAll(async () => {
  const platform = await startTestPlatform({ gameModules: [rulesPath] });
  stop = platform.stop;
  kit = createContractKit(platform.origin, databasePreparations(platform));
});
// The platform's ledger is audited when it stops.
afterAll(() => stop());

async function coinGame(title = 'Coin'): Promise<Game> {
  const { body } = await kit.guest().call('game.list', { query: { search: title } });
  const game = (body as { data: Game[] }).data.find((row) => row.title === title);
  if (!game) throw new Error(`The lobby has no ${title}.`);
  return game;
}

describe('a custom game', () => {
  it('the lobby lists a custom game with the facts of its rules', async () => {
    expect(await coinGame()).toMatchObject({
      engine: 'coin',
      provider: 'Own studio',
      category: 'casino',
      returnBp: { minimumBp: 9_800, maximumBp: 9_800 },
      isTable: false,
      minimumCycleMs: 250,
      minimumStake: '1000',
    });
  });

  it('a play of a custom game is paid by its rules, as a verifier computes it', async () => {
    const player = await kit.as('player');
    const game = await coinGame();
    const before = (await player.call('auth.check')).body as { wallet: Wallet };
    const choice = { side: 'left' } as const;
    const placed = await player.call('play.create', {
      params: { gameId: game.id },
      body: { amount: '5000', choice },
    });
    expect(placed.status).toBe(201);
    const { data: play, wallet } = placed.body as { data: Play; wallet: Wallet };
    expect(['left', 'right']).toContain(play.outcome?.['side']);
    const isWon = play.outcome?.['side'] === 'left';
    expect(play).toMatchObject({ status: isWon ? 'won' : 'lost', payout: isWon ? '9800' : '0' });
    const balance = (text: string) => parseMoney(text, 'IDR') ?? 0n;
    expect(balance(wallet.balance)).toBe(
      balance(before.wallet.balance) - 5_000n + (isWon ? 9_800n : 0n),
    );

    await player.call('fairness.rotate', { body: {} });
    const shown = await player.call('play.show', { params: { playId: play.id } });
    const { fairness } = (shown.body as { data: Play }).data;
    const outcome = { ...play.outcome, payout: isWon ? 9_800n : 0n };
    const verdict = await verifyPlay(coinRules, {
      input: choice,
      stake: 5_000n,
      outcome,
      seeds: {
        serverSeed: asServerSeed(fairness?.serverSeed ?? ''),
        clientSeed: fairness?.clientSeed ?? '',
        nonce: fairness?.nonce ?? 0,
      },
      commitment: asCommitment(fairness?.commitment ?? ''),
    });
    expect(verdict).toMatchObject({ commitmentMatches: true, sameOutcome: true });
  });

  it('a custom game rejects an invalid choice with its field', async () => {
    const player = await kit.as('player');
    const { id } = await coinGame();
    const answer = await player.call('play.create', {
      params: { gameId: id },
      body: { amount: '5000', choice: { side: 'edge' } },
    });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      code: 'validation',
      errors: { side: [expect.any(String)] },
    });
  });
});

describe('loadGames', () => {
  it('loadGames names a module that cannot be loaded', async () => {
    await expect(loadGames({ gameModules: ['@kopi88/none'] })).rejects.toThrow(
      /^LOBI_GAMES names @kopi88\/none, which cannot be loaded: /,
    );
  });

  it('loadGames rejects rules with problems, and names each', async () => {
    const twice = loadGames({ gameModules: [rulesPath, rulesPath] });
    await expect(twice).rejects.toThrow(/rules of own games are invalid:\n\n {2}1\.name {2}"coin"/);
  });
});
