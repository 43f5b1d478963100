import type { PaymentChannel } from '../components/channel-editor/channel.types.ts';

/** Sample payment gateways. */
export const sampleGateways = [
  { id: 'nusa-pay', name: 'Nusa Pay' },
  { id: 'lontar', name: 'Lontar Gateway' },
];

/** A sample bank transfer channel as edited by staff. */
export const sampleChannel: PaymentChannel = {
  name: 'Transfer BCA-2',
  kind: 'bank',
  gateway: 'nusa-pay',
  direction: 'both',
  currency: 'IDR',
  min: '50000',
  max: '20000000',
  fee: { fixed: '2500', percent: 0.5, min: '2500', max: '25000', payer: 'player' },
  roles: ['player', 'agent'],
  hours: { from: '08:00', to: '23:00' },
  etaMinutes: 10,
  target: { account: '8123 4567 4821', holder: 'PT Lentera Niaga Demo' },
  payout: { institutions: 'usual', branch: 'none' },
  order: 2,
  enabled: true,
  instructions: {
    id: 'Transfer tepat sesuai jumlah, termasuk tiga angka terakhir.',
    en: 'Transfer the exact amount, including the last three digits.',
  },
};
