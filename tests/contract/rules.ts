import { describe, it } from 'vitest';
import { ruleChecks, type ContractKit } from '@lobi/core/conformance';

/** Rules that the server and the fake backend apply alike. */
export function describeRules(kit: () => ContractKit): void {
  describe('rules of the platform', () => {
    it.each(ruleChecks)('$name', ({ run }) => run(kit()));
  });
}
