import {
  mdiAccountCircle,
  mdiAccountMultipleOutline,
  mdiAlertCircleOutline,
  mdiLockOutline,
  mdiTimerSand,
} from '@mdi/js';
import { fill } from '../../messages/fill.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { Money } from '../money/money.tsx';
import { ageText } from '../review-panel/review-age.ts';
import type { ReviewItem } from '../review-panel/review.types.ts';
import { statusLook, statusLabel } from '../status-badge/statuses.ts';
import * as S from './review-queue.styles.ts';

export interface QueueRowProps {
  item: ReviewItem;
  viewerId: string;
  /** Waiting time of the request, in ms. */
  ageMs: number;
  late: boolean;
  open: boolean;
  /** Whether the row is the tab stop. */
  active: boolean;
  onOpen: () => void;
  onFocus: () => void;
}

/** One request of the queue in two lines; the whole row opens it. */
export function QueueRow({
  item,
  viewerId,
  ageMs,
  late,
  open,
  active,
  onOpen,
  onFocus,
}: QueueRowProps) {
  const { locale, messages } = useKit();
  const { office } = messages;
  const { claimedBy, risks } = item;
  const look = statusLook('transaction-type', item.type);
  const age = ageText(ageMs, locale);
  const own = claimedBy?.id === viewerId;
  return (
    <li>
      <S.Row
        type="button"
        className="lobi-ReviewQueue-row"
        data-id={item.id}
        tabIndex={active ? 0 : -1}
        aria-current={open || undefined}
        onClick={onOpen}
        onFocus={onFocus}
      >
        <S.Mark data-tone={look?.tone} aria-hidden="true">
          {look && <Icon path={look.icon} />}
        </S.Mark>
        <S.Facts>
          <S.Who>
            <b>{item.user.username}</b>
            {item.needsSecond && (
              <S.Tag data-tone="second">
                <Icon path={mdiAccountMultipleOutline} size={16} />
                {office.reviewNeedsSecond}
              </S.Tag>
            )}
            {risks[0] !== undefined && (
              <S.Tag data-tone="warning">
                <Icon path={mdiAlertCircleOutline} size={16} />
                {risks[0]}
                {risks.length > 1 && ` +${risks.length - 1}`}
              </S.Tag>
            )}
          </S.Who>
          <span>
            {look ? statusLabel(look, messages) : item.type} · {item.channel}
          </span>
        </S.Facts>
        <S.Figures>
          <b>
            <Money value={item.amount} currency={item.currency} />
          </b>
          <S.Standing>
            {claimedBy && (
              <S.Tag data-tone={own ? 'second' : undefined}>
                <Icon path={own ? mdiAccountCircle : mdiLockOutline} size={16} />
                <span aria-hidden="true">{own ? office.onlineSelf : claimedBy.username}</span>
                <VisuallyHidden>
                  {own
                    ? office.reviewClaimedBySelf
                    : fill(office.reviewClaimedBy, { name: claimedBy.username })}
                </VisuallyHidden>
              </S.Tag>
            )}
            <S.Tag data-tone={late ? 'warning' : undefined}>
              {late && <Icon path={mdiTimerSand} size={16} />}
              <span aria-hidden="true">{age}</span>
              <VisuallyHidden>
                {fill(late ? office.queueAgeLate : office.queueAge, { age })}
              </VisuallyHidden>
            </S.Tag>
          </S.Standing>
        </S.Figures>
      </S.Row>
    </li>
  );
}
