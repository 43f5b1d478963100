import { mdiAlertCircleOutline, mdiCloudQuestionOutline } from '@mdi/js';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import type { PlayState } from './play-frame.types.ts';
import * as S from './stake-panel.styles.ts';

/** Live region with the reason of the last rejection, or that the outcome is still being requested. */
export function PlayMessage({ state }: { state: PlayState }) {
  const { playFrame } = useMessages();
  return (
    <>
      <S.Message role="status">
        {state.status === 'unknown' && (
          <p data-tone="warning">
            <Icon path={mdiCloudQuestionOutline} />
            {playFrame.unknown}
          </p>
        )}
      </S.Message>
      <S.Message role="alert">
        {state.status === 'refused' && (
          <p data-tone="danger">
            <Icon path={mdiAlertCircleOutline} />
            <span>
              {playFrame.refused} {state.message}
            </span>
          </p>
        )}
      </S.Message>
    </>
  );
}
