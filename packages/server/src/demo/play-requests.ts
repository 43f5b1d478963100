import { randomUUID } from 'node:crypto';
import { formatMoney, type Currency, type TransactionCreate } from '@lobi/core/contract';
import type { Actor } from '../services/access/actor.ts';
import type { Services } from '../services/create-services.ts';
import type { Transaction } from '../store/database.ts';
import { insertGateway } from '../store/gateways.ts';
import { channels, gateways } from './demo-channels.ts';
import { claims, requests, type DemoRequest, type DemoStep } from './demo-requests.ts';
import { drawReceipt } from './draw-receipt.ts';

/** Dependencies of the demo's requests. */
export interface RequestStage {
  readonly tx: Transaction;
  readonly services: Services;
  readonly currency: Currency;
  actorOf(username: string): Actor;
}

/** An action and its time. */
export interface TimedAction {
  readonly at: Date;
  readonly perform: (stage: RequestStage) => Promise<unknown>;
}

const once = () => ({ key: randomUUID(), bodyHash: 'demo' });

/** Destination of a user's withdrawals. */
const destinationOf = (username: string) => ({
  account: `${[...username].map((letter) => letter.charCodeAt(0)).join('')}0123`.slice(0, 10),
  holder: username.charAt(0).toUpperCase() + username.slice(1),
});

/** Creates gateways with their channels at the time `at`. */
export async function buildChannels(stage: RequestStage, at: Date): Promise<void> {
  const ids = new Map<string, string>();
  for (const gateway of gateways) {
    const id = randomUUID();
    ids.set(gateway.name, id);
    await insertGateway(stage.tx, { ...gateway, id, currency: stage.currency }, at);
  }
  const admin = stage.actorOf('admin');
  for (const [index, { gateway, ...channel }] of channels.entries()) {
    const gatewayId = ids.get(gateway) ?? '';
    await stage.services.channels.create(admin, { ...channel, gatewayId, order: index + 1 });
  }
}

async function bodyOf(stage: RequestStage, request: DemoRequest): Promise<TransactionCreate> {
  const { type, by, channel, note } = request;
  const amount = formatMoney(request.amount, stage.currency);
  if (type === 'cash-in' || type === 'cash-out') return { type, amount, ...(note ? { note } : {}) };
  const all = await stage.services.channels.list();
  const chosen = all.find(({ name }) => name === channel);
  const channelId = chosen?.id ?? '';
  return type === 'deposit'
    ? { type, amount, channelId }
    : {
        ...{ type, amount, channelId, ...destinationOf(by) },
        institution: chosen?.kind === 'ewallet' ? 'GOPAY' : 'BCA',
      };
}

/** A request in progress, with its id after creation. */
interface Played {
  readonly request: DemoRequest;
  readonly number: number;
  id: string;
}

async function open(stage: RequestStage, played: Played): Promise<void> {
  const { by, of = by } = played.request;
  const body = await bodyOf(stage, played.request);
  const { walletId } = stage.actorOf(of);
  const { transactions } = stage.services;
  const created = await transactions.create(stage.actorOf(by), walletId, body, once(), 'id');
  played.id = created.answer.id;
}

async function take(stage: RequestStage, played: Played, step: DemoStep): Promise<unknown> {
  const { transactions } = stage.services;
  const owner = stage.actorOf(played.request.by);
  if (step.do === 'paid') return transactions.paid(owner, played.id, 'id');
  if (step.do === 'lapse') return transactions.expire();
  if (step.do === 'proof') {
    const data = drawReceipt(played.number).toString('base64');
    return transactions.attachProof(owner, played.id, { type: 'image/png', data }, 'id');
  }
  const actor = stage.actorOf(step.by);
  const { version } = await transactions.show(actor, played.id, 'id');
  const body = step.do === 'reject' ? { version, publicReason: step.why } : { version };
  return transactions.review(actor, played.id, step.do, body, once(), 'id');
}

/** Creation and outcome of requests, and claims, as timed actions in no particular order. */
export function requestActions(now: Date): TimedAction[] {
  const before = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);
  const creations = requests.flatMap((request, number): TimedAction[] => {
    const played: Played = { request, number, id: '' };
    const steps = (request.steps ?? []).map((step) => ({
      at: before(request.ago - step.after),
      perform: (stage: RequestStage) => take(stage, played, step),
    }));
    return [{ at: before(request.ago), perform: (stage) => open(stage, played) }, ...steps];
  });
  const claimed = claims.map(({ ago, by, which }) => ({
    at: before(ago),
    perform: async ({ services, actorOf }: RequestStage) => {
      const actor = actorOf(by);
      if (which === 'all') return services.earnings.claimAll(actor, actor.walletId, once());
      const { data } = await services.wallets.earnings(actor, actor.walletId, {
        status: 'claimable',
        sort: 'createdAt',
        perPage: 1,
      });
      return data[0] && services.earnings.claim(actor, data[0].id, once());
    },
  }));
  return [...creations, ...claimed];
}
