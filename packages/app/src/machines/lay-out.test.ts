import { describe, expect, it } from 'vitest';
import { chartOf } from './chart-of.ts';
import { layOut } from './lay-out.ts';
import { createStage } from './machine-stage.ts';
import { machineNames, scripts } from './scripts.ts';

describe('layOut', () => {
  it.each(machineNames)('layOut places every state and arrow of %s', async (name) => {
    const stage = createStage(scripts[name]);
    const chart = chartOf(stage.machine);
    stage.stop();
    const { boxes, lines, width, height } = await layOut(chart);
    expect(lines).toHaveLength(chart.arrows.length);
    for (const box of boxes) {
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
    }
  });

  it('layOut places the initial state of a flow at its start', async () => {
    const stage = createStage(scripts.auth);
    const { boxes } = await layOut(chartOf(stage.machine));
    stage.stop();
    const outer = boxes.filter(({ path }) => !path.includes('.'));
    expect(outer.toSorted((one, two) => one.x - two.x)[0]?.path).toBe('uninitialised');
  });
});
