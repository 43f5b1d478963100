import { apiTable, type AdminChannel } from '@lobi/core/contract';
import { describe, expect, it } from 'vitest';
import { toBody, toFieldErrors, toForm } from './channel-body.ts';

const channel: AdminChannel = {
  id: 'channel-1',
  name: 'Transfer BCA',
  kind: 'bank',
  gateway: { id: 'gateway-1', name: 'Nusa Pay' },
  direction: 'both',
  currency: 'IDR',
  min: '50000',
  max: null,
  fee: { fixed: '2500', bp: 50, min: null, max: '25000', payer: 'house' },
  roles: ['player', 'agent'],
  hours: null,
  enabled: true,
  order: 2,
  etaMinutes: 10,
  account: '8123',
  holder: 'PT Lentera',
  institutions: null,
  branch: 'none',
  instructions: { id: 'Transfer tepat.', 'zh-Hans': '请准确转账。' },
  version: 4,
};

describe('channel form', () => {
  it('the channel form returns its input unchanged, as a valid body of the contract', () => {
    const body = toBody(toForm(channel));
    expect(apiTable['admin.channel.create'].body.safeParse(body).error).toBeUndefined();
    const { id: _id, gateway, currency: _currency, version: _version, ...rest } = channel;
    expect(body).toEqual({ ...rest, gatewayId: gateway.id });
  });

  it.each([
    ['usual', null],
    ['none', []],
    [
      'own',
      [
        { code: 'BCA', name: 'Bank Central Asia' },
        { code: 'BRI', name: 'Bank Rakyat Indonesia' },
      ],
    ],
  ] as const)('the channel form preserves its list of banks: %s', (choice, institutions) => {
    const form = toForm({ ...channel, institutions: institutions && [...institutions] });
    expect(form.payout.institutions).toBe(choice);
    expect(toBody(form)).toMatchObject({ institutions });
  });

  it('the channel form reads a list of banks with a code and a name in each line', () => {
    const list = ' BCA  Bank Central Asia (BCA) \n\nDANA DANA\n';
    const form = toForm(channel);
    expect(
      toBody({ ...form, payout: { institutions: 'own', list, branch: 'optional' } }),
    ).toMatchObject({
      branch: 'optional',
      institutions: [
        { code: 'BCA', name: 'Bank Central Asia (BCA)' },
        { code: 'DANA', name: 'DANA' },
      ],
    });
  });

  it('the channel form shows the fee in per cent and sends it in basis points', () => {
    const form = toForm(channel);
    expect(form.fee.percent).toBe(0.5);
    expect(toBody({ ...form, fee: { ...form.fee, percent: 1.15 } }).fee.bp).toBe(115);
  });

  it('the channel form sends no smallest amount if none is entered, and hours only in pairs', () => {
    const body = toBody({ ...toForm(channel), min: undefined, hours: { from: '08:00' } });
    expect(body).toMatchObject({ min: '0', hours: null });
  });

  it('the channel form shows errors of the server at the fields', () => {
    const errors = {
      gatewayId: ['a'],
      account: ['b'],
      'fee.bp': ['c'],
      'institutions.0.code': ['e'],
      'instructions.zh-Hans': ['d'],
    };
    expect(toFieldErrors(errors)).toEqual({
      gateway: ['a'],
      'target.account': ['b'],
      'fee.percent': ['c'],
      'payout.list': ['e'],
      'instructions.zhHans': ['d'],
    });
  });
});
