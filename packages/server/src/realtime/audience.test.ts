import { describe, expect, it } from 'vitest';
import { createAudience } from './audience.ts';
import type { FanOut } from './fan-out.ts';
import type { FanOutMessage } from './fan-out-messages.ts';
import { realtimeLimits } from './limits.ts';
import { createSubscriberIndex } from './subscriber-index.ts';

const table = 'table.crash';

/** The audience of a node without sockets. */
function setUp() {
  const sent: FanOutMessage[] = [];
  const fanOut: Pick<FanOut, 'nodeId' | 'send'> = {
    nodeId: 'here',
    send: (message) => void sent.push(message),
  };
  const audience = createAudience(fanOut as FanOut, createSubscriberIndex(), realtimeLimits);
  const announce = (from: string, sizes: Record<string, number>, isAll?: true) =>
    audience.handlers.audience({ kind: 'audience', sizes, ...(isAll && { isAll }) }, from);
  const count = () => {
    const frame = audience.frameOf(table);
    if (frame === undefined) return undefined;
    const { data } = JSON.parse(frame) as { data: string };
    return (JSON.parse(data) as { subscription_count: number }).subscription_count;
  };
  return { audience, sent, announce, count };
}

describe('the audience of a channel', () => {
  it('the audience is the sum of what all nodes have announced', () => {
    const { announce, count } = setUp();
    expect(count()).toBeUndefined();
    announce('a', { [table]: 2 });
    announce('b', { [table]: 3, 'table.bingo': 9 });
    expect(count()).toBe(5);
    announce('a', { [table]: 0 });
    expect(count()).toBe(3);
  });

  it('the audience of a lost node is removed', () => {
    const { audience, announce, count } = setUp();
    announce('a', { [table]: 2 });
    announce('b', { [table]: 3 });
    audience.nodeLost('b');
    expect(count()).toBe(2);
    audience.nodeLost('a');
    expect(count()).toBeUndefined();
  });

  it('an announcement of the whole audience of a node replaces its earlier ones', () => {
    const { announce, count } = setUp();
    announce('a', { [table]: 2 });
    announce('a', { 'table.bingo': 1 }, true);
    expect(count()).toBeUndefined();
  });

  it('a node announces only changes, and everything on request', () => {
    const { audience, sent } = setUp();
    audience.announceChanges();
    expect(sent).toEqual([]);
    audience.announceAll();
    expect(sent).toEqual([{ kind: 'audience', sizes: {}, isAll: true }]);
  });
});
