import { cashOutBounds, crashTables, multipleAtBp } from '@lobi/core/games';
import { CrashView, usePlayFormat } from '@lobi/ui/stages';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { EngineProps } from '../engine-props.ts';
import { outcomeOf } from '../play-frame/play-shapes.ts';
import { usePlaySeat } from '../play-frame/use-play-seat.tsx';
import { TableGate } from '../table/table-gate.tsx';
import { tableRules } from '../table/table-rules.tsx';
import { toPlayedOnce } from '../table/table-facts.ts';
import { useLateNews } from '../table/use-late-news.ts';
import { useRoundBets } from '../table/use-others.ts';
import { useRoundProof, useTableRound } from '../table/use-round-facts.ts';
import { laterOf, perHundred, type CrashOutcomeFacts } from './crash-slot.ts';
import { useCrashBet, type CrashSeat } from './use-crash-bet.ts';
import { useCrashHistory } from './use-crash-facts.ts';

const multipleAt = (elapsedMs: number): number => perHundred(multipleAtBp(elapsedMs));
const autoBounds = {
  minimum: perHundred(cashOutBounds.minimumBp),
  maximum: perHundred(cashOutBounds.maximumBp),
};

/** Each bet shows its own outcome. */
const atRest = { status: 'idle', failure: null, readyAt: null } as const;

interface CrashTableProps extends CrashSeat {
  refresh(): void;
}

function CrashTable({ game, table, isStale: isCutOff, refresh }: CrashTableProps) {
  const { t } = useTranslation();
  const { multiple } = usePlayFormat();
  const { state } = table;
  // A multiple that rises although its round may be over is worse than one that has stopped.
  const isLate = useLateNews(table, refresh);
  const isStale = isCutOff || isLate;
  const at = { game, table, isStale };
  const bets = { A: useCrashBet('A', at), B: useCrashBet('B', at) };
  const last = laterOf(bets.A.last, bets.B.last);
  const { engine } = game;
  const about = useMemo(
    () => ({ rules: tableRules(t, 'play.rules.crash', crashTables, engine), payouts: [] }),
    [t, engine],
  );
  const seat = usePlaySeat(bets.A.resumed ?? bets.B.resumed ?? atRest, {
    game,
    about,
    isStale,
    sharedBy: 'table',
  });
  const lastOutcome = last && outcomeOf<CrashOutcomeFacts>(last);
  const leftBp = lastOutcome && (lastOutcome.cashedOutBp ?? lastOutcome.pointBp);
  const { startsAt, pointBp } = state;
  const tableRound = useTableRound(table);
  const round = useMemo(
    () => ({
      ...tableRound,
      closesAt: Date.parse(startsAt),
      endedAt: pointBp === null ? null : perHundred(pointBp),
    }),
    [tableRound, startsAt, pointBp],
  );
  const proof = useRoundProof(table);
  const history = useCrashHistory(table);
  const roundBets = useRoundBets(table, [...bets.A.playIds, ...bets.B.playIds], perHundred);

  return (
    <CrashView
      seat={seat}
      round={round}
      multipleAt={multipleAt}
      autoBounds={autoBounds}
      slots={{ A: bets.A.slot, B: bets.B.slot }}
      history={history}
      bets={roundBets}
      proof={proof}
      last={toPlayedOnce(last, table, leftBp === null ? undefined : multiple(leftBp))}
      onPlace={(name, bet) => bets[name].place(bet)}
      onCancel={(name) => bets[name].cancel()}
      onCashOut={(name) => bets[name].cashOut()}
    />
  );
}

/** Crash for a player: the round of the table and two bets, each in the round or queued for the next. */
export function CrashStage(props: EngineProps) {
  return (
    <TableGate gameId={props.game.id} engine="crash">
      {(table, isStale, refresh) => (
        <CrashTable {...props} table={table} isStale={isStale} refresh={refresh} />
      )}
    </TableGate>
  );
}
