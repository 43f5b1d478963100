export { RoundTimeline, type RoundTimelineProps } from './round-timeline.tsx';
export type { TimelineStep, TimelineTimes } from './timeline-steps.ts';
