import type { PolicyPack } from './policy-pack.ts';
import { policyPacks } from './policy-packs.ts';
import { strictest } from './strictest.ts';

const unknown = strictest('unknown', Object.values(policyPacks));

/** The policy of a jurisdiction, by its case-insensitive code; an unknown one has the strictest rules. */
export function policyFor(jurisdiction: string): PolicyPack {
  const code = jurisdiction.trim().toLowerCase();
  return Object.hasOwn(policyPacks, code) ? (policyPacks[code] ?? unknown) : unknown;
}
