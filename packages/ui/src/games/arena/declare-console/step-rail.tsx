import type { TextKey } from '../../../messages/kit-messages.ts';
import { mdiCheck } from '@mdi/js';
import { Icon } from '../../../primitives/icon/icon.tsx';
import type { ArenaRound } from '../arena.types.ts';
import { useArenaFormat } from '../use-arena-format.ts';
import { railStations, stationIndex, stationTime, type RailStation } from './declare-steps.ts';
import * as S from './step-rail.styles.ts';

const names: Readonly<Record<RailStation, TextKey<'arena'>>> = {
  standby: 'stepStandby',
  open: 'stepOpen',
  'last-call': 'stepLastCall',
  closed: 'stepClosed',
  declared: 'stepDeclared',
  settled: 'stepSettled',
};

const stateOf = (index: number, current: number): 'done' | 'now' | 'next' => {
  if (index === current) return 'now';
  return index < current ? 'done' : 'next';
};

/** The progress of the fight, with the times that the server sent. */
export function StepRail({ round }: { round: ArenaRound | null }) {
  const { texts, say, bareTime } = useArenaFormat();
  const current = stationIndex(round);
  const timeOf = (station: RailStation): string => {
    const time = round && stationTime(round, station);
    if (time) return bareTime(time);
    return station === 'last-call' && round?.closesAt
      ? say('closesAt', { time: bareTime(round.closesAt) })
      : '';
  };
  return (
    <S.Rail aria-label={texts.steps} className="lobi-DeclareConsole-rail">
      <ol>
        {railStations.map((station, index) => {
          const state = stateOf(index, current);
          return (
            <li
              key={station}
              data-state={state}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              <span>{state === 'done' && <Icon path={mdiCheck} size={16} />}</span>
              <div>
                <b>{texts[names[station]]}</b>
                <small>{timeOf(station)}</small>
              </div>
            </li>
          );
        })}
      </ol>
    </S.Rail>
  );
}

/** The progress on a phone, as dashes with one sentence for assistive technology. */
export function StepDashes({ round }: { round: ArenaRound | null }) {
  const { say } = useArenaFormat();
  const current = stationIndex(round);
  if (current < 0) return null;
  return (
    <S.Dashes
      role="img"
      aria-label={say('stepOf', { step: current + 1, count: railStations.length })}
    >
      {railStations.map((station, index) => (
        <i key={station} data-state={stateOf(index, current)} />
      ))}
    </S.Dashes>
  );
}
