import type { KitMessages } from '../../messages/kit-messages.ts';
import type { ChannelKind } from './deposit-instructions.types.ts';

/** Labels of the account number, by kind of channel. */
export const accountTexts = {
  qris: 'payAccount',
  bank: 'payAccount',
  agent: 'payAccount',
  va: 'payVirtualAccount',
  ewallet: 'payPhone',
  pulsa: 'payPhone',
} as const satisfies Record<ChannelKind, keyof KitMessages['flows']>;
