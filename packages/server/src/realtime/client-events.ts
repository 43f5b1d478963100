import { isEncrypted, isPresence, isSigned } from './channel-kind.ts';
import { entryOf } from './channel-rules.ts';
import { sendError, type Connection } from './connection.ts';
import type { FanOut } from './fan-out.ts';
import { closeCodes, writeTextFrame, type ClientFrame } from './frames.ts';
import type { RealtimeLimits } from './limits.ts';

/** Error that rejects a client event; `undefined` accepts it. */
type Refusal = readonly [code: number, message: string];

function refusalOf(
  connection: Connection,
  channel: unknown,
  nowMs: number,
): Refusal | { readonly channel: string } {
  const isKnown = typeof channel === 'string' && connection.channels.has(channel);
  if (!isKnown) return [closeCodes.unauthorised, 'Not a member of this channel'];
  // Clients may not publish on the platform's channels, and an encrypted channel cannot be checked.
  const isForClients =
    isSigned(channel) && !isEncrypted(channel) && entryOf(channel, true) === 'signature';
  if (!isForClients) return [closeCodes.refused, 'No client events on this channel'];
  if (!connection.clientBucket.take(nowMs)) return [closeCodes.refused, 'Too many client events'];
  return { channel };
}

/**
 * Forwards a client's event to the other subscribers of the channel. It is rebuilt, so that additional
 * fields of the frame, such as a forged user, are not forwarded.
 */
export function passClientEvent(
  connection: Connection,
  { event, channel: name, data }: ClientFrame,
  fanOut: FanOut,
  limits: RealtimeLimits,
  nowMs: number,
): void {
  const verdict = refusalOf(connection, name, nowMs);
  if (!('channel' in verdict)) {
    const [code, message] = verdict;
    return sendError(connection, code, message, limits);
  }
  const { channel } = verdict;
  const userId = isPresence(channel) ? connection.members.get(channel)?.id : undefined;
  const text = typeof data === 'string' ? data : JSON.stringify(data ?? null);
  void fanOut.send({
    kind: 'event',
    channel,
    frame: writeTextFrame(event, channel, text, userId),
    except: connection.socketId,
    isClient: true,
  });
}
