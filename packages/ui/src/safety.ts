'use client';

export { AgeMark, type AgeMarkProps } from './components/age-mark/index.ts';
export { FairPlayNote, type FairPlayNoteProps } from './components/fair-play-note/index.ts';
export { HelpLinks, type HelpLink, type HelpLinksProps } from './components/help-links/index.ts';
export {
  LimitEditor,
  remainingAmount,
  limitChange,
  pendingState,
  tightestLimit,
  type LimitChange,
  type LimitEditorProps,
  type LimitKind,
  type LimitPeriod,
  type LimitRequest,
  type PendingState,
  type PlayLimit,
} from './components/limit-editor/index.ts';
export {
  LimitMeter,
  type LimitMeterProps,
  type LimitUnit,
} from './components/limit-meter/index.ts';
export { RealityCheck, type RealityCheckProps } from './components/reality-check/index.ts';
export {
  SelfExclusionFlow,
  type ExclusionLength,
  type SelfExclusionFlowProps,
} from './components/self-exclusion-flow/index.ts';
export { SessionBar, type SessionBarProps } from './components/session-bar/index.ts';
export {
  TimeOutDialog,
  timeOutEnd,
  timeOutLengths,
  type TimeOutDialogProps,
  type TimeOutLength,
} from './components/time-out-dialog/index.ts';
