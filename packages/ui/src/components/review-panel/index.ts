export { ReviewPanel, type ReviewPanelProps } from './review-panel.tsx';
export type { DuplicateHint, ReviewCheck, ReviewProofImage } from './review-parts.tsx';
export {
  approvalStep,
  approveBlock,
  mayClaim,
  rejectBlock,
  type ApprovalStep,
  type ReviewBlock,
} from './review-rules.ts';
export type { ReviewAction, ReviewItem, ReviewPerson } from './review.types.ts';
