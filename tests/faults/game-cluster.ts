import { beforeAll, expect } from 'vitest';
import type { ApiName, Play, Wallet } from '@lobi/core/contract';
import { gameManifests, gameNames } from '@lobi/core/games';
import { createSealer } from '../../packages/server/src/config/sealer.ts';
import { deriveSecrets } from '../../packages/server/src/config/secrets.ts';
import { registerProviders } from '../../packages/server/src/providers/register-providers.ts';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import type { Answer } from '@lobi/core/conformance';
import { studio } from '../providers/studio.ts';
import { provideClusters, type Cluster } from './cluster.ts';
import { sharedSecret, type ServerNode } from './server-node.ts';
import type { Visitor } from './visitor.ts';
import { queryRow, queryRows } from '../query-rows.ts';

/** Decrypts values that the nodes have sealed. */
export const sealer = createSealer(deriveSecrets(sharedSecret).gateway);
/** Balance of a new player. */
export const funds = 1_000_000n;
export const stake = 10_000n;

/** A player with calls at the node that runs. */
export interface Player extends Visitor {
  call(name: ApiName, id: Record<string, string>, body?: object, key?: string): Promise<Answer>;
}

/** A cluster of one node that is killed, and its successors. */
export interface GameCluster {
  readonly cluster: Cluster;
  /** The node that runs; tests replace it by its successor. */
  node: ServerNode;
  newPlayer(): Promise<Player>;
  /** Id of the built-in game of an engine. */
  gameOf(engine: string): Promise<string>;
  balanceOf(actor: Actor): Promise<bigint>;
  playsOf(actor: Actor): Promise<readonly { id: string; status: string; payout: bigint | null }[]>;
}

/** Starts the cluster for the tests of one file. Call it at the top of the file. */
export function setUpGameCluster(): GameCluster {
  const startCluster = provideClusters();
  let cluster: Cluster;
  let node: ServerNode;

  beforeAll(async () => {
    cluster = await startCluster(1, { lasts: true });
    const [first] = cluster.nodes;
    if (!first) throw new Error('The cluster has no node.');
    node = first;
    const terms = { db: cluster.world.db, seal: sealer.seal, currency: 'IDR' } as const;
    await registerProviders(terms, [studio('alpha')]);
  });

  return {
    get cluster() {
      return cluster;
    },
    get node() {
      return node;
    },
    set node(successor) {
      node = successor;
    },
    async newPlayer() {
      const visitor = await cluster.signIn(await cluster.world.user({ funds }));
      return {
        ...visitor,
        call: (name, params, body, key) =>
          visitor.at(node).call(name, { params, ...(body && { body }), ...(key && { key }) }),
      };
    },
    async gameOf(engine) {
      const row = await queryRow<{ id: string }>(
        cluster.world.db,
        'select id from games where engine = $1 and house order by minimum_stake limit 1',
        [engine],
      );
      if (!row) throw new Error(`The house has no ${engine}.`);
      return row.id;
    },
    balanceOf: (actor) => cluster.world.balanceOf(actor),
    playsOf: ({ walletId }) =>
      queryRows<{ id: string; status: string; payout: bigint | null }>(
        cluster.world.db,
        'select id, status, payout from plays where wallet_id = $1 order by id',
        [walletId],
      ),
  };
}

/** Sends the same request twice with one key: both responses are equal and successful. */
export async function askTwice<Body>(call: () => Promise<Answer>): Promise<Body> {
  const [first, second] = [await call(), await call()];
  expect({ status: first.status, body: first.body }).toMatchObject({
    status: expect.toSatisfy((status: number) => status < 300),
  });
  expect(second.body).toEqual(first.body);
  return first.body as Body;
}

/** Response to a call about a play. */
export interface PlayAnswer {
  readonly data: Play;
  readonly wallet: Wallet;
}

/** Engines without shared rounds: one of each game, and a slot machine with free spins. */
export const playedAlone = [
  ...gameNames
    .filter((name) => gameManifests[name].play !== 'rounds')
    .map(
      // A game's first title by engine.
      (name): string => gameManifests[name].titles[0][0],
    ),
  'slots-tide-five',
];

/** Engines with shared rounds. */
export const atTables = gameNames.filter((name) => gameManifests[name].play === 'rounds');
