import { randomUUID } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import {
  signWalletCall,
  walletAnswerSchema,
  walletHeaders,
  walletPath,
  type WalletAnswer,
  type WalletCall,
} from '@lobi/core/contract';

/** Address of a wallet, and the credentials of the caller. */
export interface WalletAccess {
  /** For example `https://play.example.com`. */
  readonly origin: string;
  readonly provider: string;
  readonly secret: string;
}

/** Deviation of a call from a correct one. */
export interface CallFault {
  readonly requestId?: string;
  /** Lead of the caller's clock, in milliseconds. */
  readonly clockAheadMs?: number;
  /** Sent instead of the signed body. */
  readonly sentBody?: string;
  readonly secret?: string;
  /**
   * The caller disconnects as soon as the call was sent: it does not learn whether the call was
   * executed.
   */
  readonly isGivenUp?: boolean;
}

/** Reply of the wallet: HTTP status, time, and the response body if it follows the contract. */
export interface WalletReply {
  /** 0 without a response. */
  readonly status: number;
  readonly ms: number;
  readonly answer: WalletAnswer | undefined;
}

/** Calls a wallet as a provider does. */
export interface WalletClient {
  /** Sends one signed call, once. Never rejects. */
  send(call: WalletCall, body: object | string, fault?: CallFault): Promise<WalletReply>;
}

/** Sends a complete request and disconnects without waiting for the response. */
function hangUp(url: URL, headers: Readonly<Record<string, string>>, body: string): Promise<void> {
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve) => {
    const call = request(url, { method: 'POST', headers, agent: false });
    call.once('error', () => resolve());
    call.once('finish', () => {
      call.destroy();
      resolve();
    });
    call.end(body);
  });
}

/** Response timeout of a wallet, in milliseconds. */
const timeoutMs = 10_000;

/** A client with the credentials of a provider. */
export function createWalletClient(access: WalletAccess): WalletClient {
  return {
    send: async (call, callBody, fault = {}) => {
      const path = walletPath(call);
      const body = typeof callBody === 'string' ? callBody : JSON.stringify(callBody);
      const requestId = fault.requestId ?? randomUUID();
      const timestamp = String(Math.floor((Date.now() + (fault.clockAheadMs ?? 0)) / 1_000));
      const signed = { method: 'POST', path, timestamp, requestId, body };
      const startedAt = performance.now();
      const headers = {
        'content-type': 'application/json',
        [walletHeaders.provider]: access.provider,
        [walletHeaders.requestId]: requestId,
        [walletHeaders.timestamp]: timestamp,
        [walletHeaders.signature]: await signWalletCall(fault.secret ?? access.secret, signed),
      };
      if (fault.isGivenUp) {
        await hangUp(new URL(access.origin + path), headers, body);
        return { status: 0, ms: performance.now() - startedAt, answer: undefined };
      }
      try {
        const response = await fetch(access.origin + path, {
          method: 'POST',
          headers,
          body: fault.sentBody ?? body,
          signal: AbortSignal.timeout(timeoutMs),
        });
        const parsed = walletAnswerSchema.safeParse(await response.json());
        const ms = performance.now() - startedAt;
        return { status: response.status, ms, answer: parsed.success ? parsed.data : undefined };
      } catch {
        return { status: 0, ms: performance.now() - startedAt, answer: undefined };
      }
    },
  };
}
