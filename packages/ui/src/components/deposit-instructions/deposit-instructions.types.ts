/** Ways to pay. @source ours */
export type ChannelKind = 'qris' | 'ewallet' | 'bank' | 'va' | 'pulsa' | 'agent';

/** Payment details of one deposit, from the platform. Money is decimal text. */
export interface DepositOrder {
  /** Reference for support, e.g. `DP-2026-48213`. */
  readonly order: string;
  readonly kind: ChannelKind;
  /** Name of the channel. */
  readonly channel: string;
  /** Account number of the destination; omitted if a code is scanned. */
  readonly account?: string | undefined;
  readonly holder?: string | undefined;
  /** Content of the QR code. */
  readonly qrPayload?: string | undefined;
  /** Exact amount to pay, including the unique code. */
  readonly amountExact: string;
  /** Its last digits, which distinguish this deposit from others; part of `amountExact`. */
  readonly uniqueCode?: string | undefined;
  /** ISO 4217 code. */
  readonly currency: string;
  /** ISO 8601; when the deposit expires. */
  readonly expiresAt: string;
  /** ISO 8601; start of the time limit, for the ring. */
  readonly createdAt: string;
}
