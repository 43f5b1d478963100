export {
  checkGroups,
  conformanceLevels,
  type CheckGroup,
  type ConformanceCheck,
  type ConformanceLevel,
} from './conformance-check.ts';
export { contractCases, type ContractCase, type ContractCases } from './contract-cases.ts';
export {
  accountNames,
  createContractKit,
  demoAccounts,
  smallBet,
  type AccountName,
  type Accounts,
  type ContractKit,
  type Credentials,
  type DatabasePreparations,
} from './contract-kit.ts';
export { conventionChecks } from './convention-checks.ts';
export { ensureFailure, ensureSuccess, Mismatch, Unavailable } from './expectations.ts';
export {
  demoPassword,
  HttpSession,
  signedIn,
  type Answer,
  type CallInput,
  type SessionUser,
} from './http-session.ts';
export { describeReport, describeResult, toJUnit } from './report.ts';
export { rowChecks, type RowCheck } from './row-checks.ts';
export { jurisdictionChecks, ruleChecks, strictJurisdiction } from './rule-checks.ts';
export { type RuleCheck } from './rule-kit.ts';
export {
  allChecks,
  runConformance,
  type CheckResult,
  type ConformanceOptions,
  type ConformanceReport,
} from './run-conformance.ts';
export {
  beginSecondFactor,
  codeOf,
  loginWith,
  registerUser,
  enableSecondFactor,
  type KnownPerson,
} from './second-factor.ts';
export type { SocketClass } from './socket-client.ts';
export { otherPin, ownPin, setPin, wrongPin } from './withdrawal-pin.ts';
