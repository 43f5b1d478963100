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
