import { DateTime } from '../../../components/date-time/date-time.tsx';
import { OutcomeMark } from '../../../components/odds/outcome-mark.tsx';
import { flag } from '../../../primitives/flag.ts';
import { slotClass } from '../../../primitives/slot-class.ts';
import { PanelHead } from '../panel.styles.ts';
import { useArenaFormat } from '../use-arena-format.ts';
import type { ArenaEvent } from './programme.types.ts';
import * as S from './programme.styles.ts';

export interface ProgrammeProps {
  event: ArenaEvent;
  className?: string | undefined;
}

const stateTexts = {
  upcoming: 'eventUpcoming',
  ongoing: 'eventOngoing',
  finished: 'eventFinished',
} as const satisfies Record<ArenaEvent['status'], string>;

/** The fights of a day in order: the opponents, the current fight, and the results of the others. */
export function Programme({ event, className }: ProgrammeProps) {
  const { texts, outcome } = useArenaFormat();
  return (
    <S.Root
      as="section"
      aria-label={`${texts.programme}: ${event.title}`}
      className={slotClass('Programme', 'root', className)}
      data-status={event.status}
    >
      <PanelHead>
        <h2>{event.title}</h2>
        <span>
          {texts[stateTexts[event.status]]} · <DateTime at={event.startsAt} />
        </span>
      </PanelHead>
      {event.fights.length === 0 ? (
        <S.Note>{texts.programmeEmpty}</S.Note>
      ) : (
        <S.Fights>
          {event.fights.map(({ meron, wala, round }, index) => {
            const isCurrent = round !== null && round.result === null;
            return (
              // A fight has no id; its position identifies it.
              <li key={index} data-current={flag(isCurrent)} className="lobi-Programme-fight">
                <S.Number>{index + 1}</S.Number>
                <S.Names>
                  <span>
                    <OutcomeMark outcome="meron" size={18} />
                    {meron}
                  </span>
                  <small>{texts.versus}</small>
                  <span>
                    <OutcomeMark outcome="wala" size={18} />
                    {wala}
                  </span>
                </S.Names>
                <S.State>
                  {round?.result ? (
                    <>
                      <OutcomeMark outcome={round.result} size={18} />
                      {outcome(round.result)}
                    </>
                  ) : (
                    isCurrent && texts.programmeNow
                  )}
                </S.State>
              </li>
            );
          })}
        </S.Fights>
      )}
    </S.Root>
  );
}
