import { expect } from 'vitest';
import { waitUntil } from '../wait-until.ts';
import { expectSoundLedger, type Cluster } from './cluster.ts';
import type { CrashPoint } from './node-control.ts';
import type { ServerNode } from './server-node.ts';

/** An action that moves money, and its expected result once a node works again. */
export interface Action {
  /** Starts it at the node that will die; its response may be lost. */
  begin(): Promise<unknown>;
  /** Completes it at the next node, as a client or a clock does. */
  finish(): Promise<void>;
}

/** Crashes before a statement is sent. */
export const before = (statement: string, following?: string): CrashPoint => ({
  statement,
  when: 'before',
  ...(following === undefined ? {} : { following }),
});

/** Crashes after a statement was answered, and before the answer is processed. */
export const crashAfter = (statement: string, following?: string): CrashPoint => ({
  ...before(statement, following),
  when: 'after',
});

/** Rows of `it.each`: name of the action, text of the crash point, and the row itself. */
export const titled = <Name extends string>(points: readonly (readonly [Name, CrashPoint])[]) =>
  points.map((row) => {
    const [action, { when, statement, following }] = row;
    const where = following === undefined ? statement : `${statement} of ${following}`;
    return [action, `${when} ${where}`, row] as const;
  });

/** Kills a node at a crash point of an action; returns its successor. */
export async function killAt(
  { cluster, node }: { readonly cluster: Cluster; readonly node: ServerNode },
  point: CrashPoint,
  action: Action,
): Promise<ServerNode> {
  await node.sendOrder({ order: 'crash', point });
  // The response is lost, or arrived just before.
  await Promise.allSettled([action.begin()]);
  await waitUntil(() => expect(node.process.signalCode).toBe('SIGKILL'));
  await expectSoundLedger(cluster.world);
  return cluster.start();
}

/** Asserts that every event of the outbox is published within this time. */
export const expectNothingPending = ({ world }: Cluster, longestMs?: number): Promise<void> =>
  waitUntil(async () => {
    const row = await world.db.row(
      'select count(*) as waiting from outbox where published_at is null',
    );
    expect(row).toEqual({ waiting: 0n });
  }, longestMs);
