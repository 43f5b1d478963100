import { forwardRef, useEffect, useMemo, useRef, useState, type IframeHTMLAttributes } from 'react';
import { fill } from '../../messages/fill.ts';
import { Button } from '../../primitives/button/button.tsx';
import { flag } from '../../primitives/flag.ts';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { Spinner } from '../../primitives/spinner/spinner.tsx';
import { mergeRefs } from '../text-field/merge-refs.ts';
import { frameOrigin, isTrustedMessage } from './frame-source.ts';
import * as S from './game-frame.styles.ts';

/** `blocked`: the address must not be framed, or the page's policy forbids it. */
export type GameFrameStatus = 'loading' | 'ready' | 'blocked' | 'timeout';

export interface GameFrameProps extends Omit<
  IframeHTMLAttributes<HTMLIFrameElement>,
  'src' | 'title' | 'srcDoc' | 'onMessage' | 'children'
> {
  /** Address of the game; `https:` only, except `http:` on localhost. */
  src: string;
  /** Name of the game; names the frame. */
  title: string;
  /** Default scripts, forms and the game's own origin; no top navigation, no downloads. */
  sandbox?: string | undefined;
  /** Features that the game may use; default full screen and autoplay. */
  allow?: string | undefined;
  /** Allowed origins of messages; default that of `src`. */
  origins?: readonly string[] | undefined;
  /** Receives messages of this frame from these origins; all others are dropped. Validate the data. */
  onMessage?: ((data: unknown, event: MessageEvent) => void) | undefined;
  /** Returns whether a message means "ready"; by default loading the document does. */
  isReady?: ((data: unknown) => boolean) | undefined;
  /** Time limit for loading, in ms; default 20 000. */
  timeoutMs?: number | undefined;
  onStatusChange?: ((status: GameFrameStatus) => void) | undefined;
  /**
   * Called when the user retries: pass a new `src` if addresses are single-use. Without it the same `src` is
   * loaded again.
   */
  onRetry?: (() => void) | undefined;
  /** Whether it is inert behind a dialog: no pointer, no focus. Notify the game to pause as well. */
  paused?: boolean | undefined;
}

const usualSandbox = 'allow-scripts allow-same-origin allow-forms';
const usualFeatures = 'autoplay; fullscreen; encrypted-media';

/**
 * A game of another site in its own document: sandboxed, with few permissions, accepting only messages
 * from this frame and an allowed origin. `ref` is the frame, for `contentWindow.postMessage`; always
 * pass the target's origin there.
 */
export const GameFrame = forwardRef<HTMLIFrameElement, GameFrameProps>(function GameFrame(
  {
    src,
    title,
    sandbox = usualSandbox,
    allow = usualFeatures,
    origins: givenOrigins,
    onMessage,
    isReady,
    timeoutMs = 20_000,
    onStatusChange,
    onRetry,
    paused = false,
    className,
    onLoad,
    ...rest
  },
  ref,
) {
  const { play } = useMessages();
  const frame = useRef<HTMLIFrameElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<GameFrameStatus>('loading');
  const origin = frameOrigin(src);
  const status = origin === undefined ? 'blocked' : state;
  const address = `${src}#${attempt}`;
  const [lastAddress, setLastAddress] = useState(address);
  if (lastAddress !== address) {
    setLastAddress(address);
    setState('loading');
  }
  const origins = useMemo(
    () => givenOrigins ?? (origin === undefined ? [] : [origin]),
    [givenOrigins, origin],
  );
  const latest = useRef({ onMessage, isReady, onStatusChange, origins });
  useEffect(() => {
    latest.current = { onMessage, isReady, onStatusChange, origins };
  });

  useEffect(() => {
    latest.current.onStatusChange?.(status);
  }, [status]);

  useEffect(() => {
    const handleMessage = (event: MessageEvent): void => {
      const now = latest.current;
      if (!isTrustedMessage(event, frame.current?.contentWindow, now.origins)) return;
      if (now.isReady?.(event.data)) setState('ready');
      now.onMessage?.(event.data, event);
    };
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, []);

  useEffect(() => {
    const refuse = (event: SecurityPolicyViolationEvent): void => {
      const isFrame = /^(?:frame|child|default)-src/.test(event.violatedDirective);
      if (isFrame && origin !== undefined && event.blockedURI.startsWith(origin)) {
        setState('blocked');
      }
    };
    document.addEventListener('securitypolicyviolation', refuse);
    return () => document.removeEventListener('securitypolicyviolation', refuse);
  }, [origin]);

  useEffect(() => {
    if (status !== 'loading') return undefined;
    const timer = setTimeout(() => setState('timeout'), timeoutMs);
    return () => clearTimeout(timer);
  }, [status, timeoutMs, address]);

  const isFailed = status === 'blocked' || status === 'timeout';
  return (
    <S.Root
      className={slotClass('GameFrame', 'root', className)}
      data-status={status}
      data-paused={flag(paused)}
    >
      {!isFailed && (
        <S.Frame
          {...rest}
          key={attempt}
          ref={mergeRefs(frame, ref)}
          className="lobi-GameFrame-frame"
          src={src}
          title={fill(play.frameTitle, { title })}
          sandbox={sandbox}
          allow={allow}
          referrerPolicy="strict-origin"
          {...(paused ? { inert: true } : {})}
          onLoad={(event) => {
            if (!isReady) setState('ready');
            onLoad?.(event);
          }}
        />
      )}
      {status === 'loading' && (
        <S.Cover className="lobi-GameFrame-cover">
          <Spinner size="lg" label={play.stageLoading} />
          <span aria-hidden="true">{play.stageLoading}</span>
        </S.Cover>
      )}
      {isFailed && (
        <S.Cover role="alert" className="lobi-GameFrame-cover">
          <b>{status === 'blocked' ? play.frameBlockedTitle : play.frameTimeoutTitle}</b>
          <span>{status === 'blocked' ? play.frameBlockedBody : play.frameTimeoutBody}</span>
          {origin !== undefined && (
            <Button variant="soft" onClick={onRetry ?? (() => setAttempt(attempt + 1))}>
              {play.retry}
            </Button>
          )}
        </S.Cover>
      )}
    </S.Root>
  );
});
