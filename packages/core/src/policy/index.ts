export { askedBreakEnd, breakEnd, breakEndableAt, isBreakCovered, isExclusion } from './breaks.ts';
export { policyFor } from './policy-for.ts';
export type { PolicyPack, StakeCap } from './policy-pack.ts';
export { playMoney, policyPacks } from './policy-packs.ts';
