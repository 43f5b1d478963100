import { createAuthMachine, createWalletMachine } from '@lobi/core';
import { describe, expect, it } from 'vitest';
import { chartOf } from './chart-of.ts';

const never = () => new Promise<never>(() => undefined);
const nothing = () => undefined;

const auth = chartOf(
  createAuthMachine({
    check: never,
    login: never,
    register: never,
    logout: never,
    saveToken: nothing,
    clearToken: nothing,
    entered: nothing,
    left: nothing,
    logFailure: nothing,
  }),
);

describe('chartOf', () => {
  it('chartOf nests states, and marks the initial state of each', () => {
    const inside = auth.states.find(({ name }) => name === 'loggedIn')?.states;
    expect(inside?.map(({ path, isInitial }) => [path, isInitial])).toEqual([
      ['loggedIn.steady', true],
      ['loggedIn.refreshing', false],
      ['loggedIn.refreshed', false],
    ]);
  });

  it('chartOf labels a transition with its cause: events, results, failures and conditions', () => {
    const from = (state: string) =>
      auth.arrows
        .filter(({ from: source }) => source === state)
        .map(({ to, label }) => [to, label]);
    expect(from('checking')).toEqual([
      ['loggedIn', 'answered'],
      ['guest', 'failed'],
    ]);
    expect(from('loggedIn.refreshed')).toEqual([
      ['loggedIn.refreshing', 'at once [mustRefreshAgain]'],
      ['loggedIn.steady', 'at once'],
    ]);
  });

  it('chartOf separates transitions that exist in every state', () => {
    const { inner } = chartOf(createWalletMachine({ fetch: never, now: () => 0, random: () => 0 }));
    expect(inner['']).toContain('WALLET.LEFT → absent');
    expect(inner['']).toContain('CONNECTION.LOST');
  });
});
