import { expect } from 'vitest';
import { waitUntil } from '../wait-until.ts';
import { expectSoundLedger, type Cluster } from './cluster.ts';
import type { CrashPoint } from './node-control.ts';
import type { ServerNode } from './server-node.ts';

/** Something that moves money, and what must have come of it once a node has worked again. */
export interface Action {
  /** Starts it at the node that will die; it may be cut off. */
  begin(): Promise<unknown>;
  /** Lets the next node finish it, as a client or a clock does. */
  finish(): Promise<void>;
}

/** Dies before a statement is sent. */
export const before = (statement: string, following?: string): CrashPoint => ({
  statement,
  when: 'before',
  ...(following === undefined ? {} : { following }),
});

/** Dies after a statement was answered, and before that is acted on. */
export const after = (statement: string, following?: string): CrashPoint => ({
  ...before(statement, following),
  when: 'after',
});

/** Rows of `it.each`: name of the action, text of the point, and the row itself. */
export const titled = <Name extends string>(points: readonly (readonly [Name, CrashPoint])[]) =>
  points.map((row) => {
    const [action, { when, statement, following }] = row;
    const where = following === undefined ? statement : `${statement} of ${following}`;
    return [action, `${when} ${where}`, row] as const;
  });

/** Kills a node at a point of an action; returns the node that comes after it. */
export async function killAt(
  { cluster, node }: { readonly cluster: Cluster; readonly node: ServerNode },
  point: CrashPoint,
  action: Action,
): Promise<ServerNode> {
  await node.sendOrder({ order: 'crash', point });
  // The answer is cut off, or came just before.
  await Promise.allSettled([action.begin()]);
  await waitUntil(() => expect(node.process.signalCode).toBe('SIGKILL'));
  await expectSoundLedger(cluster.world);
  return cluster.start();
}

/** Every event of the outbox is published, at the latest after so long. */
export const expectNothingPending = ({ world }: Cluster, longestMs?: number): Promise<void> =>
  waitUntil(async () => {
    const row = await world.db.row(
      'select count(*) as waiting from outbox where published_at is null',
    );
    expect(row).toEqual({ waiting: 0n });
  }, longestMs);
