export { FairnessPanel, type FairnessPanelProps, type FairnessStatus } from './fairness-panel.tsx';
