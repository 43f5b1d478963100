import { useId } from 'react';
import { Callout } from '../../components/callout/callout.tsx';
import { RetryCallout } from '../../components/callout/retry-callout.tsx';
import { Switch } from '../../components/switch/switch.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import * as S from './notification-list-view.styles.ts';

/** Topic of push messages that a user can select. */
export type PushChoice = 'money' | 'results';

/**
 * `unsupported`: the browser cannot receive push messages; `install`: only as an installed app;
 * `blocked`: the user has blocked notifications of this site.
 */
export type PushStatus = 'loading' | 'failed' | 'unsupported' | 'install' | 'blocked' | 'ready';

export interface PushPanelProps {
  status: PushStatus;
  /** Available choices in order, each on or off. */
  choices: readonly { readonly id: PushChoice; readonly on: boolean }[];
  onChange: (id: PushChoice, on: boolean) => void;
  /** Whether a change is being saved. */
  busy?: boolean | undefined;
  /** Error text if the last change was not saved, as a sentence. */
  error?: string | undefined;
  /** Whether there is no connection, so that nothing can be changed. */
  offline?: boolean | undefined;
  onRetry?: (() => void) | undefined;
}

/**
 * Settings of the push messages of this device. The browser requests permission only when a switch is
 * pressed.
 * @source ours
 * @example <PushPanel status="ready" choices={[{ id: 'money', on: false }]} onChange={change} />
 */
export function PushPanel({
  status,
  choices,
  onChange,
  busy,
  error,
  offline,
  onRetry,
}: PushPanelProps) {
  const { push: texts } = useMessages();
  const id = useId();
  return (
    <S.Device className="lobi-PushPanel-root" aria-labelledby={id} aria-busy={status === 'loading'}>
      <Heading id={id} level={2} size="sm">
        {texts.title}
      </Heading>
      <Text tone="muted">{texts.intro}</Text>
      {status === 'loading' && (
        <>
          <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
          <Skeleton lines={2} />
        </>
      )}
      {status === 'failed' && <RetryCallout title={texts.failed} onRetry={onRetry} />}
      {(status === 'unsupported' || status === 'install' || status === 'blocked') && (
        <Callout tone={status === 'blocked' ? 'warning' : 'info'}>{texts[status]}</Callout>
      )}
      {status === 'ready' && (
        <>
          {choices.map((choice) => (
            <Switch
              key={choice.id}
              label={texts[choice.id]}
              hint={texts[`${choice.id}Hint`]}
              switchAt="end"
              checked={choice.on}
              disabled={busy === true || offline === true}
              onCheckedChange={(on) => onChange(choice.id, on)}
            />
          ))}
          {offline && <Callout>{texts.offline}</Callout>}
          {error !== undefined && (
            <Callout tone="danger" role="alert">
              {error}
            </Callout>
          )}
        </>
      )}
    </S.Device>
  );
}
