import { memo, useEffect, useRef } from 'react';
import { formatDateTime } from '../../../components/date-time/format-date-time.ts';
import { fill } from '../../../messages/fill.ts';
import { flag } from '../../../primitives/flag.ts';
import { useKit, useMessages } from '../../../primitives/kit-provider/kit-context.ts';
import { useAnnounce } from '../../../primitives/live-region/index.ts';
import { RingTimer } from '../../../primitives/ring-timer/ring-timer.tsx';
import { useSound } from '../../../primitives/sound/sound-context.ts';
import { slotClass } from '../../../primitives/slot-class.ts';
import { useBettingCues } from '../../play-frame/use-betting-cues.ts';
import { useSecondsLeft } from '../../play-frame/use-seconds-left.ts';
import { useTableFormat } from '../../table/use-table-format.ts';
import type { BingoRound } from '../bingo.types.ts';
import { ballName, bingoBalls, bingoLetters, letterOf } from '../card-facts.ts';
import { useSameBalls } from '../use-same-balls.ts';
import * as S from './bingo-caller.styles.ts';

export interface BingoCallerProps {
  /** The current round; `null` before the first. */
  round: BingoRound | null;
  /** The server's clock in ms; default the local one. */
  now?: (() => number) | undefined;
  className?: string | undefined;
}

/** Duration of the sale in ms that corresponds to a full ring. */
const fullRingMs = 30_000;

/** Number of balls shown in a row, the newest first. */
const shown = 5;
const perLetter = bingoBalls / bingoLetters.length;

/**
 * Announces and sounds each ball, and announces the end of the round; the initial state is not
 * announced.
 */
function useAnnouncements(round: BingoRound | null): void {
  const announce = useAnnounce();
  const { bingo } = useMessages();
  const { number } = useTableFormat();
  const { cue } = useSound();
  const spoken = useRef<string | undefined>(undefined);
  useEffect(() => {
    const step = `${round?.id}/${round?.phase}/${round?.called.length}`;
    const isFirst = spoken.current === undefined;
    if (spoken.current === step) return;
    spoken.current = step;
    const ball = round?.called.at(-1);
    if (!round || isFirst) return;
    if (round.phase === 'settled') {
      announce(fill(bingo.announceWon, { number: number(round.number) }));
    } else if (ball !== undefined) {
      cue('mark');
      announce(fill(bingo.announceBall, { ball: ballName(ball) }), { key: 'ball' });
    }
  });
}

/** Status of the round as text, with the remaining time. */
function Status({ round, now }: { round: BingoRound | null; now: (() => number) | undefined }) {
  const { bingo, table } = useMessages();
  const { clock, number, round: roundName } = useTableFormat();
  const isSelling = round?.phase === 'betting';
  const isOver = round?.phase === 'settled';
  const endsAt = isSelling ? round.closesAt : isOver ? round.nextAt : null;
  const seconds = useSecondsLeft(endsAt, now);
  if (!round) return <S.Status>{table.nextSoon}</S.Status>;
  const values = { time: clock(seconds) };
  const next = endsAt === null ? table.nextSoon : fill(bingo.salesOpen, values);
  const text = isSelling ? fill(bingo.sellingEnds, values) : isOver ? next : undefined;
  return (
    <S.Status data-warn={flag(isSelling && seconds <= 5)}>
      {roundName(round.number)}
      {text !== undefined && ` · ${text}`}
      <span>
        {round.phase === 'betting'
          ? fill(bingo.sold, { count: number(round.cardsSold) })
          : fill(bingo.calledCount, { count: round.called.length, total: bingoBalls })}
      </span>
    </S.Status>
  );
}

/** Number of starts shown in advance. */
const shownStarts = 3;

/** Starts of the next rounds in the viewer's time zone; none while it is unknown whether they open. */
function Timetable({ round }: { round: BingoRound | null }) {
  const { locale, timeZone, messages } = useKit();
  const { phase, closesAt, nextAt, upcoming = [] } = round ?? {};
  if (upcoming.length === 0 || closesAt === undefined) return null;
  if (phase === 'settled' && nextAt === null) return null;
  const starts = phase === 'betting' ? [closesAt, ...upcoming] : upcoming;
  const times = starts
    .slice(0, shownStarts)
    // The zone follows once, after the last time.
    .map((at, index, { length }) =>
      formatDateTime(at, { locale, timeZone, mode: 'time', zone: index === length - 1 }),
    );
  return <S.Timetable>{fill(messages.bingo.nextRounds, { times: times.join(' · ') })}</S.Timetable>;
}

interface BoardRowProps {
  readonly letter: (typeof bingoLetters)[number];
  readonly row: number;
  /** Called balls of this letter. */
  readonly called: readonly number[];
  /** The last ball, if it has this letter. */
  readonly last: number | undefined;
}

/** Balls of one letter; they render again when one of them is called. */
const BoardRow = memo(function BoardRow({ letter, row, called, last }: BoardRowProps) {
  return (
    <S.BoardRow>
      <b>{letter}</b>
      {Array.from({ length: perLetter }, (_, index) => row * perLetter + index + 1).map((ball) => (
        <i key={ball} data-called={flag(called.includes(ball))} data-last={flag(ball === last)}>
          {ball}
        </i>
      ))}
    </S.BoardRow>
  );
});

/** The row of a letter with its called balls. */
function CalledRow({ letter, row, called }: Omit<BoardRowProps, 'last'>) {
  const own = useSameBalls(called.filter((ball) => letterOf(ball) === letter));
  const last = called.at(-1);
  return (
    <BoardRow
      letter={letter}
      row={row}
      called={own}
      last={last === own.at(-1) ? last : undefined}
    />
  );
}

/** The board of all balls: called ones are highlighted. Visual only, since the list is above. */
function Board({ called }: { called: readonly number[] }) {
  return (
    <S.Board aria-hidden="true">
      {bingoLetters.map((letter, row) => (
        <CalledRow key={letter} letter={letter} row={row} called={called} />
      ))}
    </S.Board>
  );
}

/**
 * The balls of a round: the last five in large, the number of called balls, and the board of all. It fills
 * its parent.
 */
export function BingoCaller({ round, now = Date.now, className }: BingoCallerProps) {
  const { bingo } = useMessages();
  useAnnouncements(round);
  useBettingCues({
    roundId: round?.id,
    isOpen: round?.phase === 'betting',
    closesAt: round?.closesAt ?? null,
    now,
  });
  const called = round?.called ?? [];
  const latest = called.slice(-shown).reverse();
  return (
    <S.Root
      className={slotClass('BingoCaller', 'root', className)}
      aria-label={bingo.caller}
      data-phase={round?.phase}
    >
      <Status round={round} now={now} />
      {latest.length === 0 ? (
        <S.None>
          {round?.phase === 'betting' ? (
            <RingTimer endsAt={round.closesAt} total={fullRingMs} size={112} now={now} />
          ) : (
            <S.Ball data-empty="" />
          )}
          {bingo.notCalled}
        </S.None>
      ) : (
        <S.Balls dir="ltr">
          {latest.map((ball, index) => (
            <S.Ball
              as="li"
              key={`${called.length - index}`}
              data-letter={letterOf(ball)}
              data-latest={flag(index === 0)}
            >
              <small>{letterOf(ball)}</small>
              {ball}
            </S.Ball>
          ))}
        </S.Balls>
      )}
      <Timetable round={round} />
      <Board called={called} />
    </S.Root>
  );
}
