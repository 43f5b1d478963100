import { useEffect, useRef } from 'react';
import type { RoundStatus } from '../../../components/game-card/game.types.ts';
import { useAnnounce } from '../../../primitives/live-region/index.ts';
import type { ArenaRound } from '../arena.types.ts';
import { useArenaFormat, type ArenaFormat } from '../use-arena-format.ts';

interface Announcement {
  readonly text: string;
  readonly politeness: 'polite' | 'assertive';
}

type Speaker = (round: ArenaRound, format: ArenaFormat) => Announcement;

/** Only important changes are announced; last call and result interrupt. Odds never are. */
const speakers: Readonly<Partial<Record<RoundStatus, Speaker>>> = {
  open: ({ number }, { say }) => ({
    text: say('announceOpen', { number }),
    politeness: 'polite',
  }),
  'last-call': ({ number }, { say }) => ({
    text: say('announceLastCall', { number }),
    politeness: 'assertive',
  }),
  closed: ({ number }, { say }) => ({
    text: say('announceClosed', { number }),
    politeness: 'polite',
  }),
  declared: ({ number, result }, { say, outcome }) => ({
    text: say('announceResult', { number, result: outcome(result ?? 'cancelled') }),
    politeness: 'assertive',
  }),
  cancelled: ({ number }, { say }) => ({
    text: say('announceCancelled', { number }),
    politeness: 'assertive',
  }),
};

/** Announces the changes of a round; the initial state is not announced. */
export function useRoundAnnouncements(round: ArenaRound | null): void {
  const announce = useAnnounce();
  const format = useArenaFormat();
  const spoken = useRef<string | undefined>(undefined);
  const step = round ? `${round.id}/${round.status}` : '';

  useEffect(() => {
    const isFirst = spoken.current === undefined;
    if (spoken.current === step) return;
    spoken.current = step;
    const announcement = round && !isFirst ? speakers[round.status]?.(round, format) : undefined;
    if (announcement) announce(announcement.text, { politeness: announcement.politeness });
  }, [announce, format, round, step]);
}
