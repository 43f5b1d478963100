export { commissionsOf, type ChainLink, type Commission, type UplineLink } from './commission.ts';
export {
  changeFault,
  changeRoles,
  mayAskFor,
  requesterFault,
  type DecidedChange,
} from './change-requests.ts';
export {
  channelDirectionsFor,
  isWithinOpeningHours,
  assertChannelTakes,
  narrowerBounds,
  type AmountBounds,
  type OpeningHours,
} from './channel-terms.ts';
export {
  assertMayOpenDeposit,
  assertWithinDay,
  needsCashInApproval,
  depositExpiresMs,
  paidFault,
  type GatewayDay,
  type PayableRequest,
} from './deposit-terms.ts';
export { assertCorrectable, correctableMs, type CorrectableRound } from './correction-terms.ts';
export { canManageGame, type Declarator } from './game-access.ts';
export { assertDepositFits, assertStakeFits } from './limit-reached.ts';
export { remainingLimit, tightestLimitOf, type UsedLimit } from './remaining-limit.ts';
export { maskAccount, maskEmail, maskPhone } from './mask.ts';
export { mayManage, type Person, type Reader } from './may-manage.ts';
export { mayBeExcluded } from './may-be-excluded.ts';
export { mayPlay } from './may-play.ts';
export { mayRefer, parentIdOfReferred } from './may-refer.ts';
export {
  assertMayMoveMoney,
  assertMayWithdraw,
  isPaidOutByStaff,
  mayWithdraw,
  ownerMayMove,
  type AccountStatus,
} from './money-access.ts';
export { assertMayGetRole, assertMayMoveBelow, assertMovable, type RoleTies } from './move-user.ts';
export { mustVerify } from './must-verify.ts';
export {
  assertActiveAgent,
  assertMayCreateUser,
  assertRateFits,
  assertStatusEnd,
  parentIdOfNew,
  type RateBounds,
} from './new-user.ts';
export { maskName, publicName } from './public-name.ts';
export { choosePopular, popularPerCategory, type CountedGame } from './popular-games.ts';
export {
  assertMayCashIn,
  assertMayCashOut,
  assertMayDecide,
  assertMayDeposit,
  assertMayPayOut,
  assertMayTakeCash,
  type WalletOwner,
} from './request-access.ts';
export {
  decisionFault,
  mayInspect,
  reviewSteps,
  staffReasonsOf,
  type AgentLimits,
  type DecidedRequest,
  type Decider,
  type ReviewStep,
} from './review-decision.ts';
export { findRisks, risksShownTo, type ReviewRisk, type RiskFacts } from './review-risks.ts';
export {
  arrivalFault,
  isOpenStatus,
  mayCancel,
  reviewStateFault,
  reviewStepsFor,
  takeOverAfterMs,
  type CancellableRequest,
  type ReviewedRequest,
  type ReviewLimits,
} from './review-steps.ts';
export { staffFactorConcerns } from './second-factor.ts';
export { settlesFor } from './settling-agent.ts';
export { approvalWindowMs, needsSecondApproval, type ApprovalRequest } from './second-approval.ts';
export {
  assertPayable,
  assertStakeWithin,
  stakeBoundsOf,
  type StakeBounds,
} from './stake-bounds.ts';
export {
  assertHasAgreed,
  assertPlayerMayStake,
  assertUnderCap,
  checkDueAt,
  checkDueOf,
  checkMinutesOf,
  openGameIdleMs,
  pauseEndsAt,
  type StakeCircumstances,
  type StakePolicy,
  type StakingPlayer,
} from './stake-guard.ts';
export { allowedStatuses, isVerifying, type StatusHolder } from './status-changes.ts';
export { maySeeTransaction, type InvolvedUsers } from './transaction-visibility.ts';
export { actionsOn, floatHolders, type ActionTarget, type UserAction } from './user-actions.ts';
export { editableFields, type EditableField } from './user-edits.ts';
export { reachOf, visibility, type Reach, type VisibleSubject } from './visibility.ts';
