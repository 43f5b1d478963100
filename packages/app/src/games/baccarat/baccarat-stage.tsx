import { baccaratPaysBp, baccaratSpots, baccaratTables, type BaccaratSpot } from '@lobi/core/games';
import { usePlay } from '@lobi/core/react';
import { BaccaratView, usePlayFormat } from '@lobi/ui/stages';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useBroadcast } from '../broadcast/use-broadcast.tsx';
import type { EngineProps } from '../engine-props.ts';
import { usePlaySeat } from '../play-frame/use-play-seat.tsx';
import { chipsOf } from '../roulette/chips-of.ts';
import { TableGate, type TableOf } from '../table/table-gate.tsx';
import { tableRules } from '../table/table-rules.tsx';
import { isOfRound, toPlayedOnce } from '../table/table-facts.ts';
import { useOpenPlay } from '../table/use-open-play.ts';
import { useRoundBets } from '../table/use-others.ts';
import { useRoundProof, useTableRound } from '../table/use-round-facts.ts';
import { baccaratRoad } from './baccarat-road.ts';
import { toChoice, toOwnBets } from './spot-chips.ts';

const wholeBp = 10_000;

/** Odds of a spot as a profit per unit staked (the stake itself is not included). */
const paysOf = (spot: BaccaratSpot): number => (baccaratPaysBp[spot] - wholeBp) / wholeBp;
const pays = {
  player: paysOf('player'),
  banker: paysOf('banker'),
  tie: paysOf('tie'),
  'player-pair': paysOf('player-pair'),
  'banker-pair': paysOf('banker-pair'),
};

interface BaccaratTableProps extends EngineProps {
  readonly table: TableOf<'baccarat'>;
  readonly isStale: boolean;
}

function BaccaratTable({ game, table, isStale }: BaccaratTableProps) {
  const { t } = useTranslation();
  const { messages, multiple } = usePlayFormat();
  const controller = usePlay(game);
  const { open, last, play } = controller;
  useOpenPlay(controller, table);
  const { engine } = game;
  const about = useMemo(
    () => ({
      rules: tableRules(t, 'play.rules.baccarat', baccaratTables, engine),
      payouts: baccaratSpots.map((spot) => ({
        result: messages.baccarat[spot],
        pays: multiple(baccaratPaysBp[spot]),
      })),
    }),
    [t, engine, messages, multiple],
  );
  const seat = usePlaySeat(controller, { game, about, isStale, sharedBy: 'table' });
  const tableRound = useTableRound(table);
  const { coup } = table.state;
  const round = useMemo(() => ({ ...tableRound, coup }), [tableRound, coup]);
  const ofRound = [open, last].find((one) => isOfRound(one, table));
  const own = useMemo(() => (ofRound ? toOwnBets(ofRound) : null), [ofRound]);
  const chips = useMemo(() => chipsOf(game), [game]);
  const { history } = table;
  const road = useMemo(() => baccaratRoad({ history }), [history]);
  const bets = useRoundBets(table, ofRound ? [ofRound.id] : []);
  const proof = useRoundProof(table);
  const broadcast = useBroadcast(game.stream);
  return (
    <BaccaratView
      {...broadcast}
      seat={seat}
      round={round}
      own={own}
      pays={pays}
      chips={chips}
      onPlace={(bets, total) => play({ ...toChoice(bets, game.currency) }, total)}
      road={road}
      bets={bets}
      proof={proof}
      last={toPlayedOnce(last, table)}
    />
  );
}

/** The baccarat table, connected to its live round. */
export function BaccaratStage(props: EngineProps) {
  return (
    <TableGate gameId={props.game.id} engine="baccarat">
      {(table, isStale) => <BaccaratTable {...props} table={table} isStale={isStale} />}
    </TableGate>
  );
}
