import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createSessionEffects } from '../../client/session-storage.ts';
import { createFakeClock } from '../../testing/fake-clock.ts';
import { createMemoryStorage } from '../../testing/fake-environment.ts';
import { stateNames } from '../../testing/state-names.ts';
import { createSessionMachine } from './session.machine.ts';

const storage = createMemoryStorage();
const clock = createFakeClock();
const begin = () => {
  const machine = createSessionMachine(createSessionEffects(storage, () => clock.now()));
  return { machine, actor: createActor(machine).start() };
};
const startedAt = (actor: ReturnType<typeof begin>['actor']) =>
  actor.getSnapshot().context.startedAt;

describe('session machine', () => {
  it('the session machine has these states', () => {
    expect(stateNames(begin().machine)).toEqual(['absent', 'running']);
  });

  it('the session continues after a reload and starts from zero for another user', async () => {
    const first = begin().actor;
    first.send({ type: 'SESSION.STARTED', userId: 'a' });
    const began = startedAt(first);
    await clock.advance(60_000);
    const reloaded = begin().actor;
    reloaded.send({ type: 'SESSION.STARTED', userId: 'a' });
    expect(startedAt(reloaded)).toBe(began);
    reloaded.send({ type: 'SESSION.ENDED' });
    expect(startedAt(reloaded)).toBeNull();
    reloaded.send({ type: 'SESSION.STARTED', userId: 'b' });
    expect(startedAt(reloaded)).toBe(clock.now());
  });
});
