export {
  SelfExclusionFlow,
  type ExclusionLength,
  type SelfExclusionFlowProps,
} from './self-exclusion-flow.tsx';
