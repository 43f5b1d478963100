export { ReviewPanel, type ReviewPanelProps, type ReviewProofImage } from './review-panel.tsx';
export type { DuplicateHint, ReviewCheck } from './review-parts.tsx';
export {
  approvalStep,
  approveBlock,
  mayClaim,
  rejectBlock,
  type ApprovalStep,
  type ReviewBlock,
} from './review-rules.ts';
export type { ReviewAction, ReviewItem, ReviewPerson } from './review.types.ts';
