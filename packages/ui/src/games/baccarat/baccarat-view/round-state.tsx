import { fill } from '../../../messages/fill.ts';
import { flag } from '../../../primitives/flag.ts';
import { useMessages } from '../../../primitives/kit-provider/kit-context.ts';
import { useBettingCues } from '../../play-frame/use-betting-cues.ts';
import { useSecondsLeft } from '../../play-frame/use-seconds-left.ts';
import { useTableFormat } from '../../table/use-table-format.ts';
import type { BaccaratRound } from '../baccarat.types.ts';
import * as S from './baccarat-view.styles.ts';

/** Remaining seconds from which the time has the warning colour. */
const warnSeconds = 5;

/** Status of the round and its remaining time, over the picture. */
export function RoundState({
  round,
  now = Date.now,
}: {
  round: BaccaratRound | null;
  now: (() => number) | undefined;
}) {
  const { baccarat, table } = useMessages();
  const { clock, round: roundName } = useTableFormat();
  const phase = round?.phase;
  useBettingCues({
    roundId: round?.id,
    isOpen: phase === 'betting',
    closesAt: round?.closesAt ?? null,
    now,
  });
  const endsAt = phase === 'betting' ? round?.closesAt : phase === 'settled' ? round?.nextAt : null;
  const seconds = useSecondsLeft(endsAt ?? null, now);
  if (!round) return <S.State>{table.nextSoon}</S.State>;
  const texts = {
    betting: fill(table.closesIn, { time: clock(seconds) }),
    running: baccarat.closed,
    settled: round.nextAt === null ? table.nextSoon : fill(table.nextIn, { time: clock(seconds) }),
  };
  return (
    <S.State data-phase={phase} data-warn={flag(phase === 'betting' && seconds <= warnSeconds)}>
      <b>{phase === 'betting' ? table.bettingOpen : roundName(round.number)}</b>
      <span>{texts[round.phase]}</span>
    </S.State>
  );
}
