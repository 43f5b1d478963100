import type { ChannelKind, Currency, Institution } from '@lobi/core/contract';

/** Parses lines of the form `code name`. */
const parseList = (...lines: readonly string[]): readonly Institution[] =>
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
const usualByKind: Readonly<Record<Currency, Kinds>> = {
  IDR: {
    bank: parseList(
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
    ewallet: parseList(
      'GOPAY GoPay',
      'DANA DANA',
      'OVO OVO',
      'SHOPEEPAY ShopeePay',
      'LINKAJA LinkAja',
    ),
  },
  PHP: {
    bank: parseList(
      'BDO BDO Unibank',
      'BPI Bank of the Philippine Islands (BPI)',
      'MBTC Metrobank',
      'LBP LandBank',
      'PNB Philippine National Bank (PNB)',
      'UBP UnionBank',
      'SECB Security Bank',
      'RCBC RCBC',
    ),
    ewallet: parseList('GCASH GCash', 'MAYA Maya', 'GRABPAY GrabPay'),
  },
  USD: {},
  VND: {
    bank: parseList(
      'VCB Vietcombank',
      'BIDV BIDV',
      'CTG VietinBank',
      'TCB Techcombank',
      'MBB MB Bank',
      'ACB ACB',
    ),
    ewallet: parseList('MOMO MoMo', 'ZALOPAY ZaloPay'),
  },
  THB: {
    bank: parseList(
      'BBL Bangkok Bank',
      'KBANK Kasikornbank',
      'SCB Siam Commercial Bank',
      'KTB Krungthai Bank',
      'BAY Krungsri',
      'TTB TMBThanachart Bank',
    ),
    ewallet: parseList('TRUEMONEY TrueMoney'),
  },
  MYR: {
    bank: parseList(
      'MBB Maybank',
      'CIMB CIMB Bank',
      'PBB Public Bank',
      'RHB RHB Bank',
      'HLB Hong Leong Bank',
      'AMB AmBank',
    ),
    ewallet: parseList("TNG Touch 'n Go", 'BOOST Boost'),
  },
};

/** Returns the default institutions of a channel by kind and currency. */
export const usualInstitutions = (kind: ChannelKind, currency: Currency): readonly Institution[] =>
  usualByKind[currency][kind] ?? [];
