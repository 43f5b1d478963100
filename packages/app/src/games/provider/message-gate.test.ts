import { describe, expect, it } from 'vitest';
import { createMessageGate, isReadyMessage } from './message-gate.ts';

function gateAt(start = 0) {
  const clock = { ms: start };
  return { clock, gate: createMessageGate(() => clock.ms) };
}

describe('the message gate', () => {
  it.each([
    { type: 'ready' },
    { type: 'balanceChanged' },
    { type: 'openCashier' },
    { type: 'gameRoundStarted', roundId: 'r-1' },
    { type: 'gameRoundEnded' },
    { type: 'exit' },
    { type: 'error', code: 'LOST' },
  ])('the message gate lets %j through', (message) => {
    expect(gateAt().gate(message)).toEqual(message);
  });

  it.each([
    [undefined],
    ['ready'],
    [{}],
    [{ type: 'navigate', href: '/admin' }],
    [{ type: 'error', code: 'x'.repeat(65) }],
    [{ type: 'gameRoundStarted', roundId: { toString: () => 'r' } }],
  ])('the message gate rejects %j', (message) => {
    expect(gateAt().gate(message)).toBeUndefined();
  });

  it('createMessageGate passes on only the fields that the contract names', () => {
    expect(gateAt().gate({ type: 'exit', href: 'https://evil.example' })).toEqual({ type: 'exit' });
  });

  it('createMessageGate drops messages above 20 per second and accepts them again afterwards', () => {
    const { clock, gate } = gateAt();
    const accepted = Array.from({ length: 1_000 }, () => gate({ type: 'balanceChanged' }));
    expect(accepted.filter(Boolean)).toHaveLength(20);
    clock.ms += 999;
    expect(gate({ type: 'exit' })).toBeUndefined();
    clock.ms += 1;
    expect(gate({ type: 'exit' })).toEqual({ type: 'exit' });
  });
});

describe('the ready message', () => {
  it('isReadyMessage recognizes the ready message by its type', () => {
    expect(isReadyMessage({ type: 'ready' })).toBe(true);
    for (const other of [null, 'ready', {}, { type: 'exit' }]) {
      expect(isReadyMessage(other)).toBe(false);
    }
  });
});
