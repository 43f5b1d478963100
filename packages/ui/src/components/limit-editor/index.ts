export { LimitEditor, type LimitEditorProps, type LimitRequest } from './limit-editor.tsx';
export {
  remainingAmount,
  limitChange,
  pendingState,
  tightestLimit,
  type LimitChange,
  type LimitKind,
  type LimitPeriod,
  type PendingState,
  type PlayLimit,
} from './limit-rules.ts';
