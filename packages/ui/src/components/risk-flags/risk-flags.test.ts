import { describe, expect, it } from 'vitest';
import { orderFlags, type RiskFlag } from './risk-flags.tsx';

const flagOf = (id: string, severity: RiskFlag['severity'], since: string): RiskFlag => ({
  id,
  severity,
  since,
  text: id,
});

describe('orderFlags', () => {
  it('orderFlags sorts by severity, then oldest first', () => {
    const ordered = orderFlags([
      flagOf('low', 'low', '2026-11-01T00:00:00.000Z'),
      flagOf('young', 'high', '2026-11-20T00:00:00.000Z'),
      flagOf('severe', 'severe', '2026-11-20T00:00:00.000Z'),
      flagOf('old', 'high', '2026-11-02T00:00:00.000Z'),
    ]);
    expect(ordered.map(({ id }) => id)).toEqual(['severe', 'old', 'young', 'low']);
  });
});
