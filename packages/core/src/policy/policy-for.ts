import type { PolicyPack } from './policy-pack.ts';
import { policyPacks } from './policy-packs.ts';
import { strictest } from './strictest.ts';

const unknown = strictest('unknown', Object.values(policyPacks));

/** What holds at a place, by its code in any case; an unknown place has the strictest of all. */
export function policyFor(jurisdiction: string): PolicyPack {
  const code = jurisdiction.trim().toLowerCase();
  return Object.hasOwn(policyPacks, code) ? (policyPacks[code] ?? unknown) : unknown;
}
