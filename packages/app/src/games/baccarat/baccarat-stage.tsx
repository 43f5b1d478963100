import { baccaratPaysBp, baccaratSpots, baccaratTables, type BaccaratSpot } from '@lobi/core/games';
import { usePlay } from '@lobi/core/react';
import { BaccaratView, usePlayFormat } from '@lobi/ui/stages';
import { useTranslation } from 'react-i18next';
import type { EngineProps } from '../engine-props.ts';
import { usePlaySeat } from '../play-frame/use-play-seat.tsx';
import { chipsOf } from '../roulette/chips-of.ts';
import { TableGate, type TableOf } from '../table/table-gate.tsx';
import { tableRules } from '../table/table-rules.tsx';
import { isOfRound, proofOf, toPlayedOnce, toTableRound } from '../table/table-facts.ts';
import { useOpenPlay } from '../table/use-open-play.ts';
import { baccaratRoad } from './baccarat-road.ts';
import { toChoice, toOwnBets } from './spot-chips.ts';

const wholeBp = 10_000;

/** What a spot pays on one, without the stake. */
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
  const seat = usePlaySeat(controller, {
    game,
    about: {
      rules: tableRules(t, 'play.rules.baccarat', baccaratTables, game.engine),
      payouts: baccaratSpots.map((spot) => ({
        result: messages.baccarat[spot],
        pays: multiple(baccaratPaysBp[spot]),
      })),
    },
    isStale,
  });
  const own = [open, last].find((one) => isOfRound(one, table));
  return (
    <BaccaratView
      seat={seat}
      round={{ ...toTableRound(table), coup: table.state.coup }}
      own={own ? toOwnBets(own) : null}
      pays={pays}
      chips={chipsOf(game)}
      onPlace={(bets, total) => play({ ...toChoice(bets, game.currency) }, total)}
      road={baccaratRoad(table)}
      proof={proofOf(table)}
      last={toPlayedOnce(last, table)}
    />
  );
}

/** Live baccarat for a player. */
export function BaccaratStage(props: EngineProps) {
  return (
    <TableGate gameId={props.game.id} engine="baccarat">
      {(table, isStale) => <BaccaratTable {...props} table={table} isStale={isStale} />}
    </TableGate>
  );
}
