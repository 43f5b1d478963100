export {
  riskSeverities,
  RiskFlags,
  type RiskFlag,
  type RiskFlagsProps,
  type RiskSeverity,
} from './risk-flags.tsx';
