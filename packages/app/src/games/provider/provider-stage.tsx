import { useAuth } from '@lobi/core/react';
import { usePlaySession } from '@lobi/core/react/lists';
import { Button, Callout, Heading, Stack, Text, useMessages } from '@lobi/ui';
import { GameFrame } from '@lobi/ui/games';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../i18n/use-failure-text.ts';
import { ScreenLoading } from '../../page/screen-loading.tsx';
import type { EngineProps } from '../engine-props.ts';
import { useFrameHost, type FrameState } from './use-frame-host.ts';
import { useLaunch } from './use-launch.ts';

/** Timeout of a game's ready message, in milliseconds. */
const timeoutMs = 15_000;

/** Fills the available height for any aspect ratio. */
const boxStyle = { blockSize: 'min(72vh, 900px)' } as const;

interface FrameProps {
  readonly title: string;
  readonly url: string;
  readonly onRetry: () => void;
}

/** Pauses for a reality check; ends when the player may no longer play. */
function useFrameState(): FrameState {
  const { user } = useAuth();
  const play = usePlaySession();
  if (user?.status !== 'activated') return 'over';
  return play.status === 'running' && play.session.check.isDue ? 'paused' : 'playing';
}

function ProviderFrame({ title, url, onRetry }: FrameProps) {
  const { t } = useTranslation();
  const { play } = useMessages();
  const state = useFrameState();
  const { frame, onMessage, isReady, isFaulty } = useFrameHost(url, state);
  return (
    <Stack gap={4}>
      {isFaulty && (
        <Callout
          tone="warning"
          role="alert"
          action={<Button onClick={onRetry}>{play.retry}</Button>}
        >
          {t('provider.fault')}
        </Callout>
      )}
      <div style={boxStyle}>
        <GameFrame
          ref={frame}
          src={url}
          title={title}
          timeoutMs={timeoutMs}
          isReady={isReady}
          onMessage={onMessage}
          onRetry={onRetry}
          paused={state !== 'playing'}
        />
      </div>
    </Stack>
  );
}

/** A provider's game in a frame; its messages are validated, since it is not trusted. */
export function ProviderStage({ game }: EngineProps) {
  const { t } = useTranslation();
  const { play } = useMessages();
  const failureText = useFailureText();
  const launch = useLaunch(game.id);
  return (
    <Stack gap={5}>
      <div>
        <Heading level={1}>{game.title}</Heading>
        <Text tone="muted">{t('provider.by', { provider: game.provider })}</Text>
      </div>
      {launch.status === 'starting' && <ScreenLoading />}
      {launch.status === 'failed' && (
        <Callout
          tone="danger"
          role="alert"
          title={t('provider.failed')}
          action={<Button onClick={launch.again}>{play.retry}</Button>}
        >
          {failureText(launch.failure)}
        </Callout>
      )}
      {launch.status === 'ready' && (
        <ProviderFrame
          key={launch.url}
          title={game.title}
          url={launch.url}
          onRetry={launch.again}
        />
      )}
    </Stack>
  );
}
