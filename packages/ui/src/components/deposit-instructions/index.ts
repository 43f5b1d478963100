export { DepositInstructions, type DepositInstructionsProps } from './deposit-instructions.tsx';
export type { ChannelKind, DepositOrder } from './deposit-instructions.types.ts';
