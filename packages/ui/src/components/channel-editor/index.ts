export { ChannelEditor, type ChannelEditorProps } from './channel-editor.tsx';
export { channelSchema } from './channel-schema.ts';
export type { ChannelDirection, FeePayer, PaymentChannel } from './channel.types.ts';
