export { CrashControls, type CrashControlsProps } from './crash-controls/crash-controls.tsx';
export { CrashGraph, type CrashGraphProps } from './crash-graph/crash-graph.tsx';
export { CrashView, type CrashViewProps } from './crash-view/crash-view.tsx';
export type {
  CrashBetRequest,
  CrashRound,
  CrashSlot,
  CrashSlotName,
  CrashSlots,
  MultipleAt,
} from './crash.types.ts';
