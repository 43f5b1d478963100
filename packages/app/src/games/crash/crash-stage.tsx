import { cashOutBounds, multipleAtBp } from '@lobi/core/games';
import type { MessageKey } from '@lobi/core/locales';
import { usePlay } from '@lobi/core/react';
import { CrashView, usePlayFormat, type CrashBetRequest } from '@lobi/ui/stages';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { EngineProps } from '../game-engine.tsx';
import { outcomeOf } from '../play-frame/play-shapes.ts';
import { usePlaySeat } from '../play-frame/use-play-seat.tsx';
import { TableGate, type TableOf } from '../table/table-gate.tsx';
import { checkHref, proofOf, toPlayedOnce, toTableRound } from '../table/table-facts.ts';
import { useOpenPlay } from '../table/use-open-play.ts';
import { perHundred, toCrashChoice, toCrashSlot, type CrashOutcomeFacts } from './crash-slot.ts';
import { useAutoCashOut } from './use-auto-cash-out.ts';
import { useQueuedBet } from './use-queued-bet.ts';

const multipleAt = (elapsedMs: number): number => perHundred(multipleAtBp(elapsedMs));
const autoBounds = {
  least: perHundred(cashOutBounds.leastBp),
  most: perHundred(cashOutBounds.mostBp),
};

interface CrashTableProps extends EngineProps {
  readonly table: TableOf<'crash'>;
  readonly isStale: boolean;
}

function CrashTable({ game, table, isStale }: CrashTableProps) {
  const { t } = useTranslation();
  const { multiple } = usePlayFormat();
  const controller = usePlay(game);
  const { status, open, last, play, step, refresh } = controller;
  const { state, phase } = table;
  useOpenPlay(controller, table);
  useAutoCashOut(open, Date.parse(state.startsAt), phase === 'running', refresh);

  const send = useCallback((bet: CrashBetRequest) => play(toCrashChoice(bet), bet.amount), [play]);
  const canSend = phase === 'betting' && status === 'idle' && open === null && !isStale;
  const { queued, sent, place, cancel } = useQueuedBet(canSend, Date.parse(table.closesAt), send);
  const seat = usePlaySeat(controller, {
    game,
    about: { rules: t('play.rules.crash' satisfies MessageKey), payouts: [] },
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
      slots={{
        A: toCrashSlot({
          status,
          open,
          last,
          roundId: table.round.id,
          queued,
          sent,
          message: seat.state.status === 'refused' ? seat.state.message : undefined,
        }),
      }}
      history={[...now, ...ended].map(({ roundId, result }) => ({
        id: roundId,
        multiplier: perHundred(Number(result)),
        href: checkHref(game.id, roundId),
      }))}
      players={table.players.map(({ name, amount, multipleBp, payout }, index) => ({
        id: `${name} ${index}`,
        name,
        stake: amount,
        multiplier: multipleBp === null ? null : perHundred(multipleBp),
        payout,
      }))}
      playCount={table.playCount}
      proof={proofOf(table)}
      last={toPlayedOnce(last, leftBp === null ? undefined : multiple(leftBp))}
      onPlace={(_, bet) => place(bet)}
      onCancel={cancel}
      onCashOut={() => step({ step: 'cash-out' })}
    />
  );
}

/** Crash for a player: the round of the table, one bet in it, one that waits for the next. */
export function CrashStage(props: EngineProps) {
  return (
    <TableGate gameId={props.game.id} engine="crash">
      {(table, isStale) => <CrashTable {...props} table={table} isStale={isStale} />}
    </TableGate>
  );
}
