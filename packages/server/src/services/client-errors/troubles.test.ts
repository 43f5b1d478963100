import { describe, expect, it } from 'vitest';
import { createTroubleService, troubleLimits } from './troubles.ts';

const trouble = { message: 'broken', part: 'at Lobby', page: 'game.index' };

function start() {
  const logged: object[] = [];
  const clock = { now: 0 };
  const note = (fields: object): void => void logged.push(fields);
  const log = { info: note, warn: note, error: note };
  return { logged, clock, service: createTroubleService({ log }, () => clock.now) };
}

describe('client errors that pages report', () => {
  it('stands in the log', () => {
    const { service, logged } = start();
    service.report('1.2.3.4', trouble);
    expect(logged).toEqual([{ trouble }]);
  });

  it('client errors are taken so often from one address, and later again', () => {
    const { service, logged, clock } = start();
    for (let count = 0; count < troubleLimits.free; count += 1) service.report('1.2.3.4', trouble);
    expect(() => service.report('1.2.3.4', trouble)).toThrow('too many');
    service.report('5.6.7.8', trouble);
    clock.now += troubleLimits.firstWaitMs;
    service.report('1.2.3.4', trouble);
    expect(logged).toHaveLength(troubleLimits.free + 2);
  });
});
