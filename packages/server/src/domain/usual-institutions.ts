import type { ChannelKind, Currency, Institution } from '@lobi/core/contract';

/** Parses lines of the form `code name`. */
const listOf = (...lines: readonly string[]): readonly Institution[] =>
  lines.map((line) => {
    const [code = '', ...name] = line.split(' ');
    return { code, name: name.join(' ') };
  });

type Kinds = Readonly<Partial<Record<ChannelKind, readonly Institution[]>>>;

/**
 * Banks and e-wallets commonly used for payouts of a currency. A channel offers them unless staff lists
 * others. The codes are those of the country's payment gateways.
 * @source ours
 */
const usual: Readonly<Record<Currency, Kinds>> = {
  IDR: {
    bank: listOf(
      'BCA Bank Central Asia (BCA)',
      'MANDIRI Bank Mandiri',
      'BRI Bank Rakyat Indonesia (BRI)',
      'BNI Bank Negara Indonesia (BNI)',
      'BSI Bank Syariah Indonesia (BSI)',
      'CIMB CIMB Niaga',
      'PERMATA Bank Permata',
      'DANAMON Bank Danamon',
      'BTN Bank Tabungan Negara (BTN)',
      'PANIN Bank Panin',
      'OCBC OCBC Indonesia',
      'JAGO Bank Jago',
      'SEABANK SeaBank',
      'BTPN SMBC Indonesia (Jenius)',
    ),
    ewallet: listOf(
      'GOPAY GoPay',
      'DANA DANA',
      'OVO OVO',
      'SHOPEEPAY ShopeePay',
      'LINKAJA LinkAja',
    ),
  },
  PHP: {
    bank: listOf(
      'BDO BDO Unibank',
      'BPI Bank of the Philippine Islands (BPI)',
      'MBTC Metrobank',
      'LBP LandBank',
      'PNB Philippine National Bank (PNB)',
      'UBP UnionBank',
      'SECB Security Bank',
      'RCBC RCBC',
    ),
    ewallet: listOf('GCASH GCash', 'MAYA Maya', 'GRABPAY GrabPay'),
  },
  USD: {},
  VND: {
    bank: listOf(
      'VCB Vietcombank',
      'BIDV BIDV',
      'CTG VietinBank',
      'TCB Techcombank',
      'MBB MB Bank',
      'ACB ACB',
    ),
    ewallet: listOf('MOMO MoMo', 'ZALOPAY ZaloPay'),
  },
  THB: {
    bank: listOf(
      'BBL Bangkok Bank',
      'KBANK Kasikornbank',
      'SCB Siam Commercial Bank',
      'KTB Krungthai Bank',
      'BAY Krungsri',
      'TTB TMBThanachart Bank',
    ),
    ewallet: listOf('TRUEMONEY TrueMoney'),
  },
  MYR: {
    bank: listOf(
      'MBB Maybank',
      'CIMB CIMB Bank',
      'PBB Public Bank',
      'RHB RHB Bank',
      'HLB Hong Leong Bank',
      'AMB AmBank',
    ),
    ewallet: listOf("TNG Touch 'n Go", 'BOOST Boost'),
  },
};

/** Returns the default institutions of a channel by kind and currency. */
export const usualInstitutions = (kind: ChannelKind, currency: Currency): readonly Institution[] =>
  usual[currency][kind] ?? [];
