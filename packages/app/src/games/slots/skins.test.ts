import { slotMachines, type SlotMachine } from '@lobi/core/games';
import type { SlotSkin } from '@lobi/ui/stages';
import { describe, expect, it, vi } from 'vitest';

interface Stage {
  readonly machine: SlotMachine;
  readonly skin: SlotSkin;
}

vi.mock('./slots-stage.tsx', () => ({
  slotsStage: (machine: SlotMachine, skin: SlotSkin): Stage => ({ machine, skin }),
}));

const modules = Object.values(
  import.meta.glob<Record<string, Stage>>('./*-stage.ts', { eager: true }),
);
const stages = modules.flatMap((module) => Object.values(module));

it('every machine has a stage', () => {
  expect(stages.map(({ machine }) => machine.id).toSorted()).toEqual(
    slotMachines.map(({ id }) => id).toSorted(),
  );
});

describe.each(stages.map((stage) => [stage.machine.id, stage] as const))(
  '%s',
  (_, { machine, skin }) => {
    it('a slot skin has a drawing for each visible symbol, and none that is unused', () => {
      const shown = [...new Set(machine.reels.flat())];
      expect(Object.keys(skin.symbols)).toEqual(expect.arrayContaining(shown));
      expect(Object.values(skin.symbols).every(({ shapes }) => shapes.length > 0)).toBe(true);
      expect(Object.keys(skin.symbols).length - shown.length).toBeLessThanOrEqual(2);
    });
  },
);

/** Machines with rules of their own; the others are variants of these. */
const originals = [
  'slots-lantern-three',
  'slots-tide-five',
  'slots-gem-three',
  'slots-gong-five',
  'slots-orchard-four',
  'slots-market-wide',
  'slots-sky-five',
  'slots-coin-line',
  'slots-mask-fifteen',
  'slots-treasure-six',
].map((id) => stages.find(({ machine }) => machine.id === id));

it('no two original machines share the colours of their scene', () => {
  const colours = originals.map((stage) => JSON.stringify(stage?.skin.colours));
  expect(new Set(colours).size).toBe(10);
});

it('no two original machines share the drawings of their wild and best paying symbol', () => {
  const drawings = originals.flatMap((stage) => {
    if (!stage) return [undefined];
    const { pays, wild } = stage.machine;
    const [best] = Object.keys(pays).filter((symbol) => symbol !== wild.symbol);
    return [wild.symbol, best ?? ''].map((symbol) => stage.skin.symbols[symbol]?.shapes);
  });
  expect(drawings).not.toContain(undefined);
  expect(new Set(drawings).size).toBe(20);
});
