import { peopleRuleCases } from './people-rule-cases.ts';
import { requestRuleCases } from './request-rule-cases.ts';
import type { RuleCheck } from './rule-kit.ts';

/** Rules of the reference platform, each with a check of a backend against it. */
export const ruleChecks: readonly RuleCheck[] = [...requestRuleCases, ...peopleRuleCases];
