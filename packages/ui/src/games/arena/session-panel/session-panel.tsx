import { mdiTimerOutline } from '@mdi/js';
import { Button } from '../../../primitives/button/button.tsx';
import { Icon } from '../../../primitives/icon/icon.tsx';
import { KitLink } from '../../../primitives/kit-link/kit-link.tsx';
import { slotClass } from '../../../primitives/slot-class.ts';
import type { ArenaSession } from '../arena.types.ts';
import { useArenaFormat } from '../use-arena-format.ts';
import { useNow } from '../use-now.ts';
import * as S from './session-panel.styles.ts';

export interface SessionPanelProps {
  session: ArenaSession;
  /** Server time minus local time in ms; default 0. */
  serverOffsetMs?: number | undefined;
  /** Link to take a time-out; without it there is no button. */
  breakHref?: string | undefined;
  className?: string | undefined;
}

/** Duration and net result of this session, with a button to pause. */
export function SessionPanel({
  session,
  serverOffsetMs = 0,
  breakHref,
  className,
}: SessionPanelProps) {
  const { texts, money, sitting } = useArenaFormat();
  const seconds = (useNow(true) + serverOffsetMs - Date.parse(session.startedAt)) / 1000;
  const figures = [
    [texts.staked, session.staked],
    [texts.returned, session.returned],
    [texts.net, session.net],
  ] as const;
  return (
    <S.Root
      className={slotClass('SessionPanel', 'root', className)}
      aria-label={texts.sessionTitle}
    >
      <S.Head>
        <Icon path={mdiTimerOutline} />
        <h2>{texts.sessionTitle}</h2>
        <span role="timer">{sitting(seconds)}</span>
      </S.Head>
      <S.Figures>
        {figures.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{money(amount, session.currency)}</dd>
          </div>
        ))}
      </S.Figures>
      {breakHref !== undefined && (
        <Button variant="outline" fullWidth render={<KitLink href={breakHref} />}>
          {texts.takeBreak}
        </Button>
      )}
    </S.Root>
  );
}
