import { mdiAlertOutline } from '@mdi/js';
import { OutcomeMark } from '../../../components/odds/outcome-mark.tsx';
import { Icon } from '../../../primitives/icon/icon.tsx';
import { slotClass } from '../../../primitives/slot-class.ts';
import { useHandler } from '../../../primitives/use-handler.ts';
import type { ArenaRound } from '../arena.types.ts';
import { useBettingCues } from '../../play-frame/use-betting-cues.ts';
import { cancelRisk, isTakingBets, shownResult } from '../round-facts.ts';
import { useArenaFormat } from '../use-arena-format.ts';
import { bannerContent } from './banner-content.ts';
import { Countdown } from './countdown.tsx';
import { useRoundAnnouncements } from './use-round-announcements.ts';
import * as S from './round-banner.styles.ts';

export interface RoundBannerProps {
  /** The current fight; `null` between fights. */
  round: ArenaRound | null;
  /** Server time minus local time in ms, for countdowns; default 0. */
  serverOffsetMs?: number | undefined;
  className?: string | undefined;
}

/** Whether the fight would be refunded if betting closed now; the slip explains why. */
function CancelRiskBadge() {
  const { texts } = useArenaFormat();
  return (
    <S.Risk className="lobi-RoundBanner-risk">
      <Icon path={mdiAlertOutline} size={16} />
      {texts.riskBadge}
    </S.Risk>
  );
}

function End({ round, serverOffsetMs }: { round: ArenaRound; serverOffsetMs: number }) {
  const { outcome, say } = useArenaFormat();
  const result = shownResult(round);
  const endsAt = round.status === 'last-call' ? round.closesAt : null;
  const settlesAt = round.status === 'declared' ? round.settlesAt : null;
  if (endsAt !== null) {
    return (
      <>
        {cancelRisk(round) && <CancelRiskBadge />}
        <Countdown endsAt={endsAt} serverOffsetMs={serverOffsetMs} />
      </>
    );
  }
  if (result) {
    return (
      <>
        {settlesAt !== null && <Countdown endsAt={settlesAt} serverOffsetMs={serverOffsetMs} />}
        <OutcomeMark outcome={result} size={36} label={outcome(result)} />
      </>
    );
  }
  if (!isTakingBets(round)) return null;
  return cancelRisk(round) ? (
    <CancelRiskBadge />
  ) : (
    <S.Count>{say('betCount', { count: round.betCount })}</S.Count>
  );
}

/** Status of the fight with text, colour and time; announces last call and result to screen readers. */
export function RoundBanner({ round, serverOffsetMs = 0, className }: RoundBannerProps) {
  const format = useArenaFormat();
  const { texts, say } = format;
  useRoundAnnouncements(round);
  const now = useHandler(() => Date.now() + serverOffsetMs);
  const end = round?.status === 'last-call' ? round.closesAt : null;
  useBettingCues({
    roundId: round?.id,
    isOpen: round !== null && isTakingBets(round),
    closesAt: end === null ? null : Date.parse(end),
    now,
  });
  const content = round
    ? bannerContent(round, format)
    : ({ tone: 'neutral', state: texts.stateNone, note: '' } as const);
  const parts = [round ? say('fight', { number: round.number }) : '', content.note];
  return (
    <S.Root
      className={slotClass('RoundBanner', 'root', className)}
      aria-label={texts.bannerLabel}
      data-status={round?.status ?? 'none'}
      data-tone={content.tone}
    >
      <S.Text>
        <S.State className="lobi-RoundBanner-state">{content.state}</S.State>
        <S.Note className="lobi-RoundBanner-note">{parts.filter(Boolean).join(' · ')}</S.Note>
      </S.Text>
      <S.End className="lobi-RoundBanner-end">
        {round && <End round={round} serverOffsetMs={serverOffsetMs} />}
      </S.End>
    </S.Root>
  );
}
