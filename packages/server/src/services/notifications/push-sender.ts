import webPush from 'web-push';
import { isPushEndpoint } from '../../config/push-hosts.ts';
import type { PushKeys } from '../../config/push-keys.ts';
import type { Database } from '../../store/database.ts';
import {
  finishPushMessages,
  forgetPushDevice,
  postponePushMessage,
  takePushMessages,
  type DuePushMessage,
} from '../../store/push.ts';
import { repeat, type Repetition } from '../concurrency/repeat.ts';
import type { ServiceLog } from '../service-deps.ts';
import { toPushMessage } from '../wire/to-push-message.ts';

/**
 * Outcome of a message: accepted by the push service; the device is unknown to it; to be retried later;
 * rejected; not wanted by the device any more; or expired.
 */
export type PushOutcome = 'sent' | 'gone' | 'retry' | 'refused' | 'unwanted' | 'expired';

/** Dependencies of the sender. */
export interface PushSenderOptions {
  readonly db: Database;
  readonly log: ServiceLog;
  readonly keys: PushKeys;
  /** Hosts of push services, see `LOBI_PUSH_HOSTS`. */
  readonly hosts: readonly string[];
  /** Address by which a push service reaches the operator: `https:` or `mailto:`. */
  readonly contact: string;
  /** Counts a message. */
  readonly onOutcome?: (outcome: PushOutcome) => void;
  /** Interval of polling the queue, in ms. Default 1,000. */
  readonly intervalMs?: number;
  /** Response timeout of a push service, in ms; shorter than the lease of a message. Default 10,000. */
  readonly timeoutMs?: number;
}

/** Maximum concurrent messages. */
const atOnce = 20;

/** First pause after a failure, and the maximum, in seconds; each pause is twice the previous one. */
const pauses = { first: 30, longest: 3_600 };

/** A message whose device still subscribes to its topic. */
type WantedMessage = DuePushMessage & {
  readonly [Key in 'endpoint' | 'p256dh' | 'auth' | 'language']: NonNullable<DuePushMessage[Key]>;
};

const isWanted = (message: DuePushMessage): message is WantedMessage => message.endpoint !== null;

/**
 * Hosts of push services that did not answer, with the time in ms until which they are not called. Without
 * it the messages of one such service occupy the sender, and those of the others wait behind them.
 */
export type AwayHosts = Map<string, number>;

const awayNow = (away: AwayHosts): string[] =>
  [...away].flatMap(([host, until]) => (until > Date.now() ? [host] : []));

const pauseAfter = (tries: number): number =>
  Math.min(pauses.first * 2 ** (tries - 1), pauses.longest);

/** Outcome by status of a push service, after RFC 8030. */
const outcomeOf = (status: number): PushOutcome => {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'retry' : 'refused';
};

/** Pause in seconds that a push service requests. */
const retryAfterOf = (answer: Response): number => Number(answer.headers.get('retry-after')) || 0;

interface Sent {
  readonly outcome: PushOutcome;
  readonly pauseSeconds?: number;
  /** Host of the push service, if it did not answer. */
  readonly awayHost?: string;
}

/** Encrypts a message for its device and sends it to the push service. */
async function send(
  message: WantedMessage,
  { keys, contact, hosts, timeoutMs = 10_000 }: PushSenderOptions,
  log: ServiceLog,
  stopping: AbortSignal,
): Promise<Sent> {
  const { endpoint, p256dh, auth, language, secondsLeft, tries } = message;
  // Checked again, because the setting may have changed since the device subscribed.
  if (!isPushEndpoint(endpoint, hosts)) return { outcome: 'gone' };
  const { host } = new URL(endpoint);
  let payload: string;
  try {
    payload = JSON.stringify(toPushMessage(message, language));
  } catch (error) {
    // While nodes are upgraded, a newer one may know a kind that this one does not.
    log.warn({ err: error, kind: message.kind }, 'a push message could not be written');
    return { outcome: 'retry', pauseSeconds: pauseAfter(tries) };
  }
  let request: ReturnType<typeof webPush.generateRequestDetails>;
  try {
    request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: { subject: contact, ...keys },
      TTL: Math.floor(secondsLeft),
    });
  } catch (error) {
    // The key is not a point of the curve, so that no message can ever be encrypted for it.
    log.warn({ err: error, host }, 'a device with an unusable key was removed');
    return { outcome: 'gone' };
  }
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: request.headers as Record<string, string>,
      body: Uint8Array.from(request.body as Buffer),
      // No redirect is followed, and one is no reason to think that the push service is away.
      redirect: 'manual',
      signal: AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)]),
    });
    await answer.body?.cancel();
    const outcome = outcomeOf(answer.status);
    if (outcome === 'refused')
      log.warn({ host, status: answer.status }, 'a push message was rejected');
    return { outcome, pauseSeconds: Math.max(pauseAfter(tries), retryAfterOf(answer)) };
  } catch (error) {
    if (stopping.aborted) return { outcome: 'retry', pauseSeconds: 0 };
    log.warn({ err: error, host }, 'a push service could not be reached');
    return { outcome: 'retry', pauseSeconds: pauseAfter(tries), awayHost: host };
  }
}

/**
 * Sends due messages, a few concurrently; returns their number. Unknown devices are removed. A message
 * is deleted after it was sent: if a node dies in between, it is sent again, and the device shows it
 * once.
 * @param away shared by the calls of one sender
 */
export async function sendPushMessages(
  options: PushSenderOptions,
  stopping: AbortSignal = new AbortController().signal,
  away: AwayHosts = new Map(),
): Promise<number> {
  const { db, log, onOutcome } = options;
  const messages = await takePushMessages(db, atOnce, awayNow(away));
  await Promise.all(
    messages.map(async (message) => {
      const { outcome, pauseSeconds = 0, awayHost } = await decide(message);
      if (awayHost !== undefined) away.set(awayHost, Date.now() + pauses.first * 1_000);
      // A push service may ask for a pause of any length; a message is dropped when its life is over.
      const pause = Math.min(pauseSeconds, Math.max(message.secondsLeft, 0));
      if (outcome === 'retry') await postponePushMessage(db, message.id, pause);
      else await finishPushMessages(db, [message.id]);
      if (outcome === 'gone') await forgetPushDevice(db, message.deviceId);
      onOutcome?.(outcome);
    }),
  );
  return messages.length;

  async function decide(message: DuePushMessage): Promise<Sent> {
    if (!isWanted(message)) return { outcome: 'unwanted' };
    if (message.secondsLeft <= 0) return { outcome: 'expired' };
    return send(message, options, log, stopping);
  }
}

/**
 * Sends queued messages until it is stopped. Every node may run one; the database assigns each message
 * to one of them. Transactions never wait for it.
 * @source ours – RFC 8030, 8291, 8292
 */
export function startPushSender(options: PushSenderOptions): Repetition {
  const { log, intervalMs = 1_000 } = options;
  const stopping = new AbortController();
  const away: AwayHosts = new Map();
  const clock = repeat(async (isStopped) => {
    try {
      while (!isStopped() && (await sendPushMessages(options, stopping.signal, away)) === atOnce);
    } catch (error) {
      log.error({ err: error }, 'push messages could not be sent; they are retried later');
    }
  }, intervalMs);
  return {
    stop: async () => {
      stopping.abort();
      await clock.stop();
    },
  };
}
