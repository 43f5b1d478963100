import type { TextKey } from '../../../messages/kit-messages.ts';
import {
  mdiBullhornOutline,
  mdiCashMultiple,
  mdiCheckCircleOutline,
  mdiCloseCircleOutline,
  mdiGavel,
  mdiLockOpenVariantOutline,
  mdiLockOutline,
  mdiTimerSandEmpty,
} from '@mdi/js';
import type { RoundStatus } from '../../../components/game-card/game.types.ts';
import { Icon } from '../../../primitives/icon/icon.tsx';
import type { ArenaRound } from '../arena.types.ts';
import { useArenaFormat } from '../use-arena-format.ts';
import { useNow } from '../use-now.ts';
import { StepDashes } from './step-rail.tsx';
import * as S from './state-header.styles.ts';

interface Look {
  readonly icon: string;
  readonly word: TextKey<'arena'>;
  readonly tone?: 'success' | 'warning';
  readonly since: (round: ArenaRound) => string | null;
}

const looks: Readonly<Record<RoundStatus, Look>> = {
  standby: { icon: mdiTimerSandEmpty, word: 'stepStandby', since: (round) => round.createdAt },
  open: {
    icon: mdiLockOpenVariantOutline,
    word: 'stepOpen',
    tone: 'success',
    since: (round) => round.openedAt,
  },
  'last-call': {
    icon: mdiBullhornOutline,
    word: 'stepLastCall',
    tone: 'warning',
    since: () => null,
  },
  closed: { icon: mdiLockOutline, word: 'stepClosed', since: (round) => round.closedAt },
  declared: { icon: mdiGavel, word: 'stepDeclared', since: (round) => round.declaredAt },
  settling: { icon: mdiCashMultiple, word: 'stateSettling', since: (round) => round.declaredAt },
  settled: {
    icon: mdiCheckCircleOutline,
    word: 'stepSettled',
    tone: 'success',
    since: (round) => round.settledAt,
  },
  cancelled: {
    icon: mdiCloseCircleOutline,
    word: 'stepCancelled',
    since: (round) => round.settledAt,
  },
};

export interface StateHeaderProps {
  round: ArenaRound | null;
  serverOffsetMs: number;
}

/** Number and status of the fight, and the duration of the status; in the last call, the remaining time. */
export function StateHeader({ round, serverOffsetMs }: StateHeaderProps) {
  const { texts, say, time, clock } = useArenaFormat();
  const now = useNow(round !== null) + serverOffsetMs;
  const look = round ? looks[round.status] : undefined;
  const since = round && look ? look.since(round) : null;
  const isFinished = round?.status === 'settled' || round?.status === 'cancelled';
  const closesAt = round?.status === 'last-call' ? round.closesAt : null;
  return (
    <S.State>
      <S.Fight>
        <p>{texts.fightLabel}</p>
        <p>{round?.number ?? '–'}</p>
      </S.Fight>
      <S.Now data-tone={look?.tone}>
        <Icon path={look?.icon ?? mdiTimerSandEmpty} size={24} />
        <div>
          <h2>{look ? texts[look.word] : texts.consoleNone}</h2>
          <p>
            {since !== null && say('since', { time: time(since) })}
            {since !== null && !isFinished && (
              <>
                {' · '}
                <b>{clock((now - Date.parse(since)) / 1000)}</b>
              </>
            )}
            {closesAt !== null && (
              <b>{say('timeLeft', { time: clock((Date.parse(closesAt) - now) / 1000) })}</b>
            )}
            {!round && texts.consoleNoneNote}
          </p>
        </div>
      </S.Now>
      <StepDashes round={round} />
    </S.State>
  );
}
