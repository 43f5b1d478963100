import { describe, expect, it } from 'vitest';
import {
  closedRound,
  openRound,
  roundWith,
  settledRound,
} from '../../../testing/arena-fixtures.ts';
import { consoleActions, stationIndex, stationTime } from './declare-steps.ts';

const keys = (...steps: Parameters<typeof consoleActions>[0]) =>
  consoleActions(steps).map(({ shortcut, step }) => `${shortcut} ${step}`);

describe('consoleActions', () => {
  it('consoleActions holds only allowed steps, in their order', () => {
    expect(keys('cancel', 'open')).toEqual(['O open', 'C cancel']);
    expect(keys('cancel', 'last-call', 'close')).toEqual(['L last-call', 'T close', 'C cancel']);
    expect(keys()).toEqual([]);
  });

  it('consoleActions offers four results and cancels as one of them while a result can be declared', () => {
    expect(keys('declare', 'cancel')).toEqual(['M declare', 'W declare', 'D declare', 'C declare']);
  });

  it('consoleActions gives every key once', () => {
    const used = consoleActions(['declare', 'undo', 'create', 'open', 'last-call', 'close']).map(
      ({ shortcut }) => shortcut,
    );
    expect(new Set(used).size).toBe(used.length);
  });

  it('consoleActions asks before what cannot be taken back or moves money', () => {
    const asked = consoleActions(['close', 'declare', 'last-call', 'open', 'create', 'undo']);
    expect(asked.filter((one) => one.isConfirmed).map((one) => one.shortcut)).toEqual([
      'T',
      'M',
      'W',
      'D',
      'C',
    ]);
  });
});

describe('rail', () => {
  it('rail places a round, and not a cancelled one', () => {
    expect(stationIndex(openRound)).toBe(1);
    expect(stationIndex(settledRound)).toBe(5);
    expect(stationIndex(roundWith({ status: 'settling' }))).toBe(4);
    expect(stationIndex(roundWith({ status: 'cancelled' }))).toBe(-1);
    expect(stationIndex(null)).toBe(-1);
  });

  it('stationTime is known only where the server sent it', () => {
    expect(stationTime(closedRound, 'closed')).toBe(closedRound.closedAt);
    expect(stationTime(closedRound, 'last-call')).toBeNull();
  });
});
