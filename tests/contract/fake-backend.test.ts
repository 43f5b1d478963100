import { beforeAll } from 'vitest';
import { startFakePlatform } from './fake-platform.ts';
import type { ContractKit } from '@lobi/core/conformance';
import { describeEveryRow } from './every-row.ts';
import { describeRules } from './rules.ts';
import { describeStreams } from './streams.ts';

/** Calls that the fake backend does not support, with the reason; as few as possible. */
const unsupported: Readonly<Record<string, string>> = {
  'auth.check expired': 'its sessions have no age',
  'transaction.proof too_large': 'the size of a body is measured by the HTTP server',
  'client-error.report rate_limited': 'it counts no calls per address',
};

let kit: ContractKit;
beforeAll(() => {
  kit = startFakePlatform();
});

// Cookies are not included: no other site can send a call to it.
describeEveryRow({ kit: () => kit, without: ['anti-forgery'], unsupported });
describeRules(() => kit);
describeStreams(() => kit);
