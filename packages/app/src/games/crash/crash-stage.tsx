import { cashOutBounds, crashTables, multipleAtBp } from '@lobi/core/games';
import { CrashView, usePlayFormat } from '@lobi/ui/stages';
import { useTranslation } from 'react-i18next';
import type { EngineProps } from '../engine-props.ts';
import { outcomeOf } from '../play-frame/play-shapes.ts';
import { usePlaySeat } from '../play-frame/use-play-seat.tsx';
import { TableGate } from '../table/table-gate.tsx';
import { tableRules } from '../table/table-rules.tsx';
import { proofOf, roundHref, toPlayedOnce, toTableRound } from '../table/table-facts.ts';
import { laterOf, perHundred, type CrashOutcomeFacts } from './crash-slot.ts';
import { useCrashBet, type CrashSeat } from './use-crash-bet.ts';

const multipleAt = (elapsedMs: number): number => perHundred(multipleAtBp(elapsedMs));
const autoBounds = {
  least: perHundred(cashOutBounds.leastBp),
  most: perHundred(cashOutBounds.mostBp),
};

/** Each bet shows by itself what became of it. */
const atRest = { status: 'idle', failure: null, readyAt: null } as const;

function CrashTable({ game, table, isStale }: CrashSeat) {
  const { t } = useTranslation();
  const { multiple } = usePlayFormat();
  const { state } = table;
  const at = { game, table, isStale };
  const bets = { A: useCrashBet('A', at), B: useCrashBet('B', at) };
  const last = laterOf(bets.A.last, bets.B.last);
  const own = new Set([...bets.A.playIds, ...bets.B.playIds]);
  const seat = usePlaySeat(bets.A.resumed ?? bets.B.resumed ?? atRest, {
    game,
    about: {
      rules: tableRules(t, 'play.rules.crash', crashTables, game.engine),
      payouts: [],
    },
    isStale,
  });
  const left = last && outcomeOf<CrashOutcomeFacts>(last);
  const leftBp = left && (left.cashedOutBp ?? left.pointBp);
  const ended = table.history.filter(({ number }) => number !== table.round.number);
  const now =
    state.pointBp === null
      ? []
      : [{ roundId: table.round.id, number: table.round.number, result: String(state.pointBp) }];

  return (
    <CrashView
      seat={seat}
      round={{
        ...toTableRound(table),
        closesAt: Date.parse(state.startsAt),
        endedAt: state.pointBp === null ? null : perHundred(state.pointBp),
      }}
      multipleAt={multipleAt}
      autoBounds={autoBounds}
      slots={{ A: bets.A.slot, B: bets.B.slot }}
      history={[...now, ...ended].map(({ roundId, result }) => ({
        id: roundId,
        multiplier: perHundred(Number(result)),
        href: roundHref(table, roundId),
      }))}
      players={table.players.map(({ id, name, amount, multipleBp, payout }) => ({
        id,
        name,
        mine: own.has(id),
        stake: amount,
        multiplier: multipleBp === null ? null : perHundred(multipleBp),
        payout,
      }))}
      playCount={table.playCount}
      proof={proofOf(table)}
      last={toPlayedOnce(last, table, leftBp === null ? undefined : multiple(leftBp))}
      onPlace={(name, bet) => bets[name].place(bet)}
      onCancel={(name) => bets[name].cancel()}
      onCashOut={(name) => bets[name].cashOut()}
    />
  );
}

/** Crash for a player: the round of the table and two bets, each in it or waiting for the next. */
export function CrashStage(props: EngineProps) {
  return (
    <TableGate gameId={props.game.id} engine="crash">
      {(table, isStale) => <CrashTable {...props} table={table} isStale={isStale} />}
    </TableGate>
  );
}
