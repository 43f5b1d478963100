/** Ways to pay. @source ours */
export type ChannelKind = 'qris' | 'ewallet' | 'bank' | 'va' | 'pulsa' | 'agent';

/** How one deposit is paid, as the platform says. Money is decimal text. */
export interface DepositOrder {
  /** Reference for support, e.g. `DP-2026-48213`. */
  readonly order: string;
  readonly kind: ChannelKind;
  /** Name of the channel. */
  readonly channel: string;
  /** Number to send to; none for a code to scan. */
  readonly account?: string | undefined;
  readonly holder?: string | undefined;
  /** Text in the code to scan. */
  readonly qrPayload?: string | undefined;
  /** Exactly what has to arrive, unique code included. */
  readonly amountExact: string;
  /** Its last digits, which distinguish this deposit from others; part of `amountExact`. */
  readonly uniqueCode?: string | undefined;
  /** ISO 4217 code. */
  readonly currency: string;
  /** ISO 8601; when the platform stops waiting for it. */
  readonly expiresAt: string;
  /** ISO 8601; when the wait began, for the ring. */
  readonly createdAt: string;
}
