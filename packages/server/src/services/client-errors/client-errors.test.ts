import { describe, expect, it } from 'vitest';
import { createClientErrorService, clientErrorLimits } from './client-errors.ts';

const clientError = { message: 'broken', part: 'at Lobby', page: 'game.index' };

function start() {
  const logged: object[] = [];
  const clock = { now: 0 };
  const note = (fields: object): void => void logged.push(fields);
  const log = { info: note, warn: note, error: note };
  return { logged, clock, service: createClientErrorService({ log }, () => clock.now) };
}

describe('client error reports', () => {
  it('a client error report is written to the log', () => {
    const { service, logged } = start();
    service.report('1.2.3.4', clientError);
    expect(logged).toEqual([{ clientError }]);
  });

  it('client error reports are rate-limited by address', () => {
    const { service, logged, clock } = start();
    for (let count = 0; count < clientErrorLimits.free; count += 1)
      service.report('1.2.3.4', clientError);
    expect(() => service.report('1.2.3.4', clientError)).toThrow('too many');
    service.report('5.6.7.8', clientError);
    clock.now += clientErrorLimits.firstWaitMs;
    service.report('1.2.3.4', clientError);
    expect(logged).toHaveLength(clientErrorLimits.free + 2);
  });
});
