export { ReviewPanel, type ReviewPanelProps, type ReviewProofImage } from './review-panel.tsx';
export type { DuplicateHint, ReviewCheck } from './review-parts.tsx';
export {
  approvalStep,
  approveBlock,
  mayClaim,
  needsSecondApproval,
  rejectBlock,
  type ApprovalStep,
  type ReviewBlock,
  type ReviewTerms,
} from './review-rules.ts';
export type { ReviewAction, ReviewItem, ReviewPerson } from './review.types.ts';
