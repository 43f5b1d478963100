import {
  mdiAlertCircleOutline,
  mdiCheckCircleOutline,
  mdiCloudQuestionOutline,
  mdiLockOutline,
} from '@mdi/js';
import { Icon } from '../../../primitives/icon/icon.tsx';
import type { ArenaBetRequest, BetPlacement } from '../arena.types.ts';
import { useArenaFormat } from '../use-arena-format.ts';
import * as S from './bet-panel.styles.ts';

export interface BetMessageProps {
  placement: BetPlacement;
  currency: string;
  /** Whether betting closed while the player was entering the bet. */
  isTooLate: boolean;
}

/** Outcome of the last bet, in a live region. */
export function BetMessage({ placement, currency, isTooLate }: BetMessageProps) {
  const { texts, say, money, outcome } = useArenaFormat();
  const named = ({ amount, selection }: ArenaBetRequest) => ({
    amount: money(amount, currency),
    side: outcome(selection),
  });
  return (
    <>
      <S.Message role="status" className="lobi-BetPanel-message">
        {placement.status === 'placed' && (
          <p data-tone="success">
            <Icon path={mdiCheckCircleOutline} />
            {say('placed', named(placement.bet))}
          </p>
        )}
        {placement.status === 'unknown' && (
          <p data-tone="warning">
            <Icon path={mdiCloudQuestionOutline} />
            {say('unknown', named(placement.bet))}
          </p>
        )}
        {isTooLate && (
          <p data-tone="warning">
            <Icon path={mdiLockOutline} />
            {texts.closedWhileTyping}
          </p>
        )}
      </S.Message>
      <S.Message role="alert" className="lobi-BetPanel-alert">
        {placement.status === 'refused' && (
          <p data-tone="danger">
            <Icon path={mdiAlertCircleOutline} />
            <span>
              {texts.refused} {placement.message}
            </span>
          </p>
        )}
      </S.Message>
    </>
  );
}
