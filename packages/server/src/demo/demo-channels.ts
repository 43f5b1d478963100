import { roleGroups, type ChannelCreate, type Language } from '@lobi/core/contract';

/** A payment gateway of the demo; limits in minor units of a currency without decimals. */
export interface DemoGateway {
  readonly name: string;
  readonly minimum: bigint | null;
  readonly maximum: bigint | null;
  readonly daily: bigint | null;
}

/** A payment channel of the demo, with the name of its gateway. */
export type DemoChannel = Omit<ChannelCreate, 'gatewayId' | 'order'> & { readonly gateway: string };

const instant = 'Nusantara Pay';
const transfers = 'Transfer Bank';

export const gateways: readonly DemoGateway[] = [
  { name: instant, minimum: 10_000n, maximum: 20_000_000n, daily: 2_000_000_000n },
  { name: transfers, minimum: 10_000n, maximum: 200_000_000n, daily: null },
];

type Instructions = Readonly<Record<Language, string>>;

const scan: Instructions = {
  id: 'Buka aplikasi bank atau e-wallet, lalu pilih pindai QRIS.\nPindai kode dan pastikan nominalnya sama persis sampai tiga angka terakhir.\nBayar, lalu unggah bukti pembayaran.',
  en: 'Open your bank or e-wallet app and choose to scan a QRIS code.\nScan the code and check that the amount is exact to the last three digits.\nPay, then upload the proof of payment.',
  es: 'Abra la app de su banco o billetera y elija escanear un código QRIS.\nEscanee el código y compruebe que el monto sea exacto hasta los tres últimos dígitos.\nPague y suba el comprobante.',
  'zh-Hans':
    '打开银行或电子钱包应用，选择扫描 QRIS 码。\n扫码并确认金额与页面所示完全一致，包括最后三位数字。\n付款后上传付款凭证。',
};

const ewallet: Instructions = {
  id: 'Buka aplikasi e-wallet dan pilih kirim ke nomor.\nMasukkan nomor tujuan dan nominal persis sampai tiga angka terakhir.\nKirim, lalu unggah bukti pembayaran.',
  en: 'Open the e-wallet app and choose to send to a number.\nEnter the number shown and the amount, exact to the last three digits.\nSend, then upload the proof of payment.',
  es: 'Abra la app de la billetera y elija enviar a un número.\nIngrese el número indicado y el monto, exacto hasta los tres últimos dígitos.\nEnvíe y suba el comprobante.',
  'zh-Hans':
    '打开电子钱包应用，选择转账到号码。\n输入页面所示号码和金额，最后三位数字也必须一致。\n转账后上传付款凭证。',
};

const bank: Instructions = {
  id: 'Masuk ke m-banking, internet banking, atau ATM.\nTransfer ke rekening tujuan dengan nominal persis sampai tiga angka terakhir.\nUnggah bukti transfer.',
  en: 'Open mobile banking, internet banking or go to an ATM.\nTransfer to the account shown, exact to the last three digits.\nUpload the proof of transfer.',
  es: 'Entre en la banca móvil, la banca en línea o vaya a un cajero.\nTransfiera a la cuenta indicada el monto exacto hasta los tres últimos dígitos.\nSuba el comprobante de la transferencia.',
  'zh-Hans':
    '打开手机银行、网上银行或前往自动柜员机。\n向页面所示账户转账，金额须与最后三位数字完全一致。\n上传转账凭证。',
};

const virtualAccount: Instructions = {
  id: 'Pilih pembayaran virtual account di m-banking atau ATM.\nMasukkan nomor virtual account dan nominal persis sampai tiga angka terakhir.\nSelesaikan pembayaran sebelum waktunya habis.',
  en: 'Choose virtual account payment in mobile banking or at an ATM.\nEnter the virtual account number and the amount, exact to the last three digits.\nFinish the payment before the time runs out.',
  es: 'Elija el pago a cuenta virtual en la banca móvil o en un cajero.\nIngrese el número de cuenta virtual y el monto exacto hasta los tres últimos dígitos.\nTermine el pago antes de que acabe el tiempo.',
  'zh-Hans':
    '在手机银行或自动柜员机选择虚拟账户付款。\n输入虚拟账户号码和金额，最后三位数字也必须一致。\n请在时间结束前完成付款。',
};

const throughAgent: Instructions = {
  id: 'Setor: serahkan uangnya kepada agen Anda, lalu ketuk “Saya sudah bayar”.\nTarik: agen Anda membayarkan uangnya kepada Anda.\nSaldo berpindah setelah agen menyetujui.',
  en: 'Deposit: pay your agent, then tap “I have paid”.\nWithdraw: your agent pays you.\nThe balance moves once the agent approves.',
  es: 'Depósito: pague a su agente y pulse «Ya pagué».\nRetiro: su agente le paga.\nEl saldo se mueve cuando el agente aprueba.',
  'zh-Hans':
    '存款：向您的代理付款，然后点击“我已付款”。\n提款：由您的代理付款给您。\n代理批准后余额变动。',
};

const payout: Instructions = {
  id: 'Gunakan rekening atas nama Anda sendiri.\nPeriksa kembali nomor dan nama pemiliknya.\nDana dikirim setelah disetujui.',
  en: 'Use an account in your own name.\nCheck the number and the account holder again.\nThe money is sent once it is approved.',
  es: 'Use una cuenta a su nombre.\nRevise otra vez el número y el nombre del titular.\nEl dinero se envía cuando se aprueba.',
  'zh-Hans': '请使用本人名下的账户。\n再次核对账号和户名。\n审核通过后即汇出款项。',
};

const free = { fixed: '0', bp: 0, payer: 'house' } as const;
const everybody: ChannelCreate['roles'] = [...roleGroups.holders];
const enabled = true;

/**
 * Payment channels in the order in which players see them. The history of the demo uses no channel with
 * opening hours, since it would depend on when the demo is started.
 */
export const channels: readonly DemoChannel[] = [
  {
    name: 'QRIS',
    kind: 'qris',
    gateway: instant,
    direction: 'in',
    min: '10000',
    max: '10000000',
    fee: { fixed: '0', bp: 70, payer: 'house' },
    roles: everybody,
    enabled,
    etaMinutes: 5,
    holder: 'PT Lentera Nusantara',
    instructions: scan,
  },
  {
    name: 'GoPay',
    kind: 'ewallet',
    gateway: instant,
    direction: 'in',
    min: '10000',
    max: '5000000',
    fee: { fixed: '0', bp: 150, max: '15000', payer: 'player' },
    roles: everybody,
    enabled,
    etaMinutes: 5,
    account: '081200001111',
    holder: 'PT Lentera Nusantara',
    instructions: ewallet,
  },
  {
    name: 'DANA',
    kind: 'ewallet',
    gateway: instant,
    direction: 'in',
    min: '10000',
    max: '5000000',
    fee: { fixed: '0', bp: 150, max: '15000', payer: 'player' },
    roles: everybody,
    enabled,
    etaMinutes: 5,
    account: '081200002222',
    holder: 'PT Lentera Nusantara',
    instructions: ewallet,
  },
  {
    name: 'Bank BCA',
    kind: 'bank',
    gateway: transfers,
    direction: 'in',
    min: '50000',
    max: '100000000',
    fee: free,
    roles: everybody,
    enabled,
    etaMinutes: 10,
    account: '8801234567',
    holder: 'PT Lentera Nusantara',
    instructions: bank,
  },
  {
    name: 'Bank Mandiri',
    kind: 'bank',
    gateway: transfers,
    direction: 'in',
    min: '50000',
    max: '100000000',
    fee: free,
    roles: everybody,
    enabled,
    etaMinutes: 10,
    account: '1370012345678',
    holder: 'PT Lentera Nusantara',
    instructions: bank,
  },
  {
    name: 'BRI Virtual Account',
    kind: 'va',
    gateway: instant,
    direction: 'in',
    min: '20000',
    max: '20000000',
    fee: { fixed: '4000', bp: 0, payer: 'player' },
    roles: everybody,
    hours: { from: '01:00', to: '23:00' },
    enabled,
    etaMinutes: 3,
    account: '88810081200003333',
    holder: 'PT Lentera Nusantara',
    instructions: virtualAccount,
  },
  {
    name: 'Rekening bank (BI-FAST)',
    kind: 'bank',
    gateway: transfers,
    direction: 'out',
    min: '50000',
    max: '100000000',
    fee: { fixed: '2500', bp: 0, payer: 'player' },
    roles: everybody,
    enabled,
    etaMinutes: 30,
    instructions: payout,
  },
  {
    name: 'E-wallet (GoPay, DANA, OVO)',
    kind: 'ewallet',
    gateway: instant,
    direction: 'out',
    min: '20000',
    max: '10000000',
    fee: { fixed: '1000', bp: 50, min: '1500', max: '10000', payer: 'player' },
    roles: everybody,
    enabled,
    etaMinutes: 15,
    instructions: payout,
  },
  {
    name: 'Agen Anda',
    kind: 'agent',
    gateway: transfers,
    direction: 'both',
    min: '20000',
    max: '5000000',
    fee: free,
    roles: ['player'],
    enabled,
    etaMinutes: 30,
    instructions: throughAgent,
  },
];
