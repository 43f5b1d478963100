export { SelfExclusionFlow, type SelfExclusionFlowProps } from './self-exclusion-flow.tsx';
export type { ExclusionLength } from './self-exclusion-flow.types.ts';
