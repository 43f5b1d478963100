import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createMetrics, type MetricSources } from './metrics.ts';

const sources: MetricSources = {
  pool: () => ({ total: 5, idle: 2, waiting: 1, retries: 3 }),
  backlog: async () => ({ rows: 7, oldestSeconds: 6 }),
  providers: async () => ({ suspended: 0, held: 0 }),
  sockets: () => 4,
  channels: () => 9,
  carrier: undefined,
  isReady: async () => true,
};

/** The value of each metric, by its name and labels. */
async function valuesOf(facts: Partial<MetricSources>): Promise<ReadonlyMap<string, number>> {
  const text = await createMetrics({ ...sources, ...facts }).read();
  const lines = text.split('\n').filter((line) => line.startsWith('lobi_'));
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}

describe('the metrics of a process', () => {
  it.each([
    ['redis', true, 1],
    ['redis', false, 0],
    ['broker', true, 1],
    ['broker', false, 0],
  ])('the metrics of a process show whether the %s takes events: %s', async (name, isUp, value) => {
    const values = await valuesOf({ carrier: { name, isUp: () => isUp } });
    expect(values.get(`lobi_${name}_up`)).toBe(value);
  });

  it('the metrics of a process count suspended providers and held payouts', async () => {
    const values = await valuesOf({ providers: async () => ({ suspended: 1, held: 2 }) });
    expect(values.get('lobi_providers_suspended')).toBe(1);
    expect(values.get('lobi_provider_payouts_held')).toBe(2);
  });

  it('the metrics of a process show connections by state, and whether the process accepts calls', async () => {
    const values = await valuesOf({ isReady: async () => false });
    expect(values.get('lobi_ready')).toBe(0);
    const state = (name: string) => values.get(`lobi_database_connections{state="${name}"}`);
    expect([state('idle'), state('busy'), state('waiting')]).toEqual([2, 3, 1]);
  });

  it('every metric of the alerts in the operating guide exists', async () => {
    const guide = fileURLToPath(
      new URL('../../../../docs/operating/monitoring.md', import.meta.url),
    );
    const named = new Set(readFileSync(guide, 'utf8').match(/\blobi_[a-z_]+\b/g));
    const texts = await Promise.all(
      ['redis', 'broker'].map((name) =>
        createMetrics({ ...sources, carrier: { name, isUp: () => true } }).read(),
      ),
    );
    const known = new Set(texts.join('\n').match(/(?<=^# TYPE )lobi_\w+/gm));
    expect(named.size).toBeGreaterThan(10);
    expect([...named].filter((name) => !known.has(name))).toEqual([]);
  });
});
