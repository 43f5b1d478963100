export { LimitEditor, type LimitEditorProps, type LimitRequest } from './limit-editor.tsx';
export {
  leftOf,
  limitChange,
  pendingState,
  tightestLimit,
  type LimitChange,
  type LimitKind,
  type LimitPeriod,
  type PendingState,
  type PlayLimit,
} from './limit-rules.ts';
