'use client';

export {
  AuditTrail,
  type AuditEntry,
  type AuditTrailProps,
} from './components/audit-trail/index.ts';
export { KpiBoard, type KpiBoardProps, type KpiSlot } from './components/kpi-board/index.ts';
export {
  OnlineUsers,
  type OnlineMember,
  type OnlineUsersProps,
} from './components/online-users/index.ts';
export {
  riskSeverities,
  RiskFlags,
  type RiskFlag,
  type RiskFlagsProps,
  type RiskSeverity,
} from './components/risk-flags/index.ts';
export {
  ChannelEditor,
  channelSchema,
  type ChannelDirection,
  type ChannelEditorProps,
  type FeePayer,
  type PaymentChannel,
} from './components/channel-editor/index.ts';
export {
  DownlineTree,
  type DownlineMember,
  type DownlineSummary,
  type DownlineTreeProps,
} from './components/downline-tree/index.ts';
export {
  GatewayCard,
  type Gateway,
  type GatewayCardProps,
  type GatewayChannel,
} from './components/gateway-card/index.ts';
export {
  ProviderCard,
  type ProviderCap,
  type ProviderCardProps,
  type ProviderFacts,
} from './components/provider-card/index.ts';
export { ReferralCard, type ReferralCardProps } from './components/referral-card/index.ts';
export {
  RequestList,
  type PendingRequest,
  type RequestListProps,
} from './components/request-list/index.ts';
export {
  approvalStep,
  approveBlock,
  mayClaim,
  rejectBlock,
  ReviewPanel,
  type ApprovalStep,
  type DuplicateHint,
  type ReviewAction,
  type ReviewBlock,
  type ReviewCheck,
  type ReviewItem,
  type ReviewPanelProps,
  type ReviewPerson,
  type ReviewProofImage,
} from './components/review-panel/index.ts';
export {
  queueFilters,
  queueOrder,
  ReviewQueue,
  type QueueCounts,
  type QueueFilter,
  type QueuePanelControls,
  type ReviewQueueProps,
} from './components/review-queue/index.ts';
export {
  PasswordLinkDialog,
  type CreatedPasswordLink,
  type PasswordLinkDialogProps,
} from './components/password-link-dialog/index.ts';
export {
  type PublicReasonChoice,
  type PublicReasonItems,
  type RejectionReason,
} from './components/public-reason-fields/index.ts';
export { ReasonDialog, type ReasonDialogProps } from './components/reason-dialog/index.ts';
export {
  StatusChangeDialog,
  type ActivationCheck,
  type StatusChange,
  type StatusChangeDialogProps,
} from './components/status-change-dialog/index.ts';
export {
  UserCard,
  UserHeader,
  type OfficeUser,
  type UserCardProps,
  type UserHeaderProps,
} from './components/user-header/index.ts';
export {
  AgentHomeView,
  type AgentHomeViewProps,
  type FloatWallet,
} from './views/agent-home/index.ts';
