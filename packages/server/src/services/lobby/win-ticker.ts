import { channels, wireChannelName } from '@lobi/core/contract';
import type { Publish } from '../outbox/outbox-publisher.ts';
import { repeat, type Repetition } from '../concurrency/repeat.ts';
import type { ServiceLog } from '../service-deps.ts';
import type { LobbyService } from './lobby.ts';

export interface WinTickerOptions {
  readonly lobby: Pick<LobbyService, 'wins' | 'jackpots' | 'countJackpots'>;
  readonly publish: Publish;
  readonly log: ServiceLog;
  /** Interval of looking for wins, in ms. Default 2,500, the pace of a slot. */
  readonly intervalMs?: number;
}

/**
 * Publishes new wins and rising jackpots to the lobby: the whole list when something is new, once per
 * interval, whatever the number of plays.
 */
export function startWinTicker(options: WinTickerOptions): Repetition {
  const { lobby, publish, log, intervalMs = 2_500 } = options;
  let published = JSON.stringify([undefined, []]);
  return repeat(async () => {
    try {
      await lobby.countJackpots();
      const [wins, jackpots] = [await lobby.wins(), await lobby.jackpots()];
      const newest = JSON.stringify([wins[0]?.id, jackpots]);
      if (newest === published) return;
      published = newest;
      await publish(wireChannelName('lobby', 'all'), channels.lobby.event, { wins, jackpots });
    } catch (error) {
      log.warn({ err: error }, 'wins and jackpots could not be published');
    }
  }, intervalMs);
}
