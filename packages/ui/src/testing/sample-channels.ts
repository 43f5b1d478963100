import type { PaymentChannel } from '../components/channel-picker/channel.types.ts';

/** Sample channels of a market with many QR codes and e-wallets; one is paused. */
export const sampleChannels: readonly PaymentChannel[] = [
  {
    id: 'qris',
    kind: 'qris',
    name: 'QRIS',
    min: '10000',
    max: '10000000',
    fee: '0',
    etaMinutes: 2,
  },
  {
    id: 'dana',
    kind: 'ewallet',
    name: 'DANA',
    min: '10000',
    max: '5000000',
    fee: '1500',
    etaMinutes: 0,
  },
  {
    id: 'bank',
    kind: 'bank',
    name: 'Bank Contoh',
    min: '50000',
    max: '100000000',
    fee: '0',
    etaMinutes: 5,
  },
  {
    id: 'va',
    kind: 'va',
    name: 'VA Contoh',
    min: '500000',
    max: '50000000',
    fee: '4000',
    etaMinutes: 1,
  },
  {
    id: 'pulsa',
    kind: 'pulsa',
    name: 'Pulsa Contoh',
    min: '20000',
    max: '1000000',
    fee: '37500',
    etaMinutes: 10,
    maintenance: true,
  },
];
