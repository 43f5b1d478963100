export { ChannelPicker, type ChannelPickerProps } from './channel-picker.tsx';
export { channelProblem, type ChannelProblem } from './channel-problem.ts';
export type { PaymentChannel } from './channel.types.ts';
