import { channels, wireChannelName } from '@lobi/core/contract';
import type { Publish } from '../outbox-publisher.ts';
import { repeat, type Repetition } from '../repeat.ts';
import type { ServiceLog } from '../service-deps.ts';
import type { LobbyService } from './lobby.ts';

export interface WinTickerOptions {
  readonly lobby: Pick<LobbyService, 'wins'>;
  readonly publish: Publish;
  readonly log: ServiceLog;
  /** How often to look for new wins, in ms. Default 5,000. */
  readonly intervalMs?: number;
}

/** Tells the lobby about wins as they happen: the newest ones, when there is one that was not told. */
export function startWinTicker(options: WinTickerOptions): Repetition {
  const { lobby, publish, log, intervalMs = 5_000 } = options;
  let told: string | undefined;
  return repeat(async () => {
    try {
      const wins = await lobby.wins();
      const newest = wins[0]?.id;
      if (newest === undefined || newest === told) return;
      told = newest;
      await publish(wireChannelName('lobby', 'all'), channels.lobby.event, { wins });
    } catch (error) {
      log.warn({ err: error }, 'wins not published');
    }
  }, intervalMs);
}
