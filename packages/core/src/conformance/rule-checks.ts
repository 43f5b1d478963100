import type { PolicyPack } from '../policy/index.ts';
import { playMoney } from '../policy/index.ts';
import { peopleRuleCases } from './people-rule-cases.ts';
import { placeRuleCases, playRuleCases } from './play-rule-cases.ts';
import { requestRuleCases } from './request-rule-cases.ts';
import type { RuleCheck } from './rule-kit.ts';

/** Rules of the reference platform, each with a check of a backend against it. */
export const ruleChecks: readonly RuleCheck[] = [
  ...requestRuleCases,
  ...peopleRuleCases,
  ...playRuleCases,
];

/** Rules of a jurisdiction for stakes, on a platform with the policy `strictJurisdiction`. */
export const jurisdictionChecks: readonly RuleCheck[] = placeRuleCases;

/** A jurisdiction without slots, with a cap on casino games, limits, and one game at a time. */
export const strictJurisdiction: PolicyPack = {
  ...playMoney,
  closedCategories: ['slots'],
  stakeCaps: {
    casino: { IDR: '1500', PHP: '5', USD: '0.10', VND: '2500', THB: '3.50', MYR: '0.45' },
  },
  limitsMandatory: true,
  oneGameAtATime: true,
};
