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
  it('consoleActions returns only allowed steps, in their order', () => {
    expect(keys('cancel', 'open')).toEqual(['O open', 'C cancel']);
    expect(keys('cancel', 'last-call', 'close')).toEqual(['L last-call', 'T close', 'C cancel']);
    expect(keys()).toEqual([]);
  });

  it('consoleActions returns four results, with cancelling as one of them, while a result can be declared', () => {
    expect(keys('declare', 'cancel')).toEqual(['M declare', 'W declare', 'D declare', 'C declare']);
  });

  it('consoleActions assigns every shortcut once', () => {
    const used = consoleActions(['declare', 'undo', 'create', 'open', 'last-call', 'close']).map(
      ({ shortcut }) => shortcut,
    );
    expect(new Set(used).size).toBe(used.length);
  });

  it('consoleActions require confirmation for steps that are irreversible or move money', () => {
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

describe('the step rail', () => {
  it('stationIndex places a round on the timeline, and not a cancelled one', () => {
    expect(stationIndex(openRound)).toBe(1);
    expect(stationIndex(settledRound)).toBe(5);
    expect(stationIndex(roundWith({ status: 'settling' }))).toBe(4);
    expect(stationIndex(roundWith({ status: 'cancelled' }))).toBe(-1);
    expect(stationIndex(null)).toBe(-1);
  });

  it('stationTime is known only if the server sent it', () => {
    expect(stationTime(closedRound, 'closed')).toBe(closedRound.closedAt);
    expect(stationTime(closedRound, 'last-call')).toBeNull();
  });
});
