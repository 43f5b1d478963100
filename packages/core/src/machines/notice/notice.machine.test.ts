import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { stateNames } from '../../testing/state-names.ts';
import { createNoticeMachine } from './notice.machine.ts';

function setUp(accepted = false) {
  let flag = accepted;
  const machine = createNoticeMachine({
    isAccepted: () => flag,
    remember: () => {
      flag = true;
    },
  });
  const actor = createActor(machine).start();
  return { machine, actor, flag: () => flag };
}

describe('notice machine', () => {
  it('the notice machine has these states', () => {
    expect(stateNames(setUp().machine)).toEqual(['open', 'accepted']);
  });

  // id: notice-remembered
  it('the notice is open at the start, closes on Agree, and stores the acceptance', () => {
    const { actor, flag } = setUp();
    expect(actor.getSnapshot().value).toBe('open');
    actor.send({ type: 'NOTICE.AGREED' });
    expect([actor.getSnapshot().value, flag()]).toEqual(['accepted', true]);
  });

  it('the notice opens again when the platform requires an agreement, and closes on Agree', () => {
    const { actor } = setUp(true);
    actor.send({ type: 'NOTICE.REQUIRED' });
    expect(actor.getSnapshot().value).toBe('open');
    actor.send({ type: 'NOTICE.AGREED' });
    expect(actor.getSnapshot().value).toBe('accepted');
  });

  // id: notice-stays-closed
  it('the notice stays closed once it was accepted', () => {
    expect(setUp(true).actor.getSnapshot().value).toBe('accepted');
  });
});
