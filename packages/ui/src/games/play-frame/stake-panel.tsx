import {
  Fragment,
  useRef,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { mergeRefs } from '../../components/text-field/merge-refs.ts';
import { Button } from '../../primitives/button/button.tsx';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import { playBlock, type PlayBlock } from './play-block.ts';
import { PlayButton } from './play-button.styles.ts';
import { Dock } from './play-dock.styles.ts';
import { usePlayFrame } from './play-frame-context.ts';
import type { PlayGame } from './play-frame.types.ts';
import { PlayMessage } from './play-message.tsx';
import { PlayStake } from './play-stake.tsx';
import { usePlayFormat, type PlayFormat } from './use-play-format.ts';
import { useSecondsLeft } from './use-seconds-left.ts';
import * as S from './stake-panel.styles.ts';

export interface StakePanelProps {
  /** Stake as decimal text; `null` if there is none. */
  amount: string | null;
  /**
   * Called with the new stake; without it the amount is fixed, e.g. by chips on a table, and there is no
   * field.
   */
  onAmountChange?: ((amount: string | null) => void) | undefined;
  /** Label of the button, e.g. "Putar"; the amount follows it. */
  verb: string;
  /** Second line of the button, e.g. the possible return. */
  detail?: string | undefined;
  /** Text about a missing required choice, which disables play. */
  choiceMissing?: string | undefined;
  onPlay: (amount: string) => void;
  /** Control for the stake instead of a field, e.g. chips; it stays visible with the button. */
  stake?: ReactNode;
  /** Ref of its form; `requestSubmit` acts as a press of the main button. */
  formRef?: Ref<HTMLFormElement> | undefined;
  /** Controls of the choice, above the stake. */
  children?: ReactNode;
  /** Replaces choice, stake and button during an open play, e.g. the cash-out button. */
  instead?: ReactNode;
  className?: string | undefined;
}

/**
 * A held key repeats its press. Only a key that was released and pressed again plays again, both on the
 * button and in the field.
 * @source ours – after RTS 14D
 */
function ignoreHeldKey(event: KeyboardEvent): void {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
}

/** Labels of the disabled button, if the amount alone does not explain it. */
const blockFaces = {
  rules: 'faceRules',
  playing: 'facePlaying',
  unknown: 'faceUnknown',
  empty: 'faceEmpty',
} as const satisfies Partial<Record<PlayBlock, string>>;

/** The text below the button. The field itself shows errors of a typed amount. */
const blockHints = { viewer: 'hintViewer', stale: 'hintStale' } as const;
const amountHints = {
  below: 'hintBelow',
  above: 'hintAbove',
  insufficient: 'hintInsufficient',
} as const;

function hintOf(
  block: PlayBlock | undefined,
  isTyped: boolean,
  { currency, minimumStake, maximumStake }: PlayGame,
  { messages: { playFrame }, fill, money }: PlayFormat,
): string | undefined {
  if (block === 'viewer' || block === 'stale') return playFrame[blockHints[block]];
  if (isTyped || (block !== 'below' && block !== 'above' && block !== 'insufficient')) {
    return undefined;
  }
  const bound = block === 'below' ? minimumStake : maximumStake;
  return fill(playFrame[amountHints[block]], { amount: money(bound, currency) });
}

function faceOf(
  block: PlayBlock | undefined,
  { verb, amount, choiceMissing }: Pick<StakePanelProps, 'verb' | 'amount' | 'choiceMissing'>,
  secondsLeft: number,
  currency: string,
  { messages, fill, money }: PlayFormat,
): string {
  const texts = messages.playFrame;
  if (block === 'waiting') return fill(texts.faceWaiting, { seconds: secondsLeft });
  if (block === 'choice' && choiceMissing !== undefined) return choiceMissing;
  if (block && block in blockFaces) return texts[blockFaces[block as keyof typeof blockFaces]];
  return amount === null ? texts.faceEmpty : `${verb} · ${money(amount, currency)}`;
}

/**
 * Choice, stake and the main button, whose label names the action and the amount. It submits once and waits
 * for the next `state`; if disabled it shows the reason and keeps the focus.
 */
export function StakePanel(props: StakePanelProps) {
  const { amount, onAmountChange, detail, choiceMissing, onPlay, stake } = props;
  const { formRef, children, instead, className } = props;
  const seat = usePlayFrame();
  const { game, state, balance } = seat;
  const format = usePlayFormat();
  const texts = format.messages.playFrame;
  const form = useRef<HTMLFormElement>(null);
  const secondsLeft = useSecondsLeft(seat.readyAt, seat.ownNow);
  const block = playBlock(
    {
      access: seat.access,
      hasReadRules: seat.hasReadRules,
      isStale: seat.isStale ?? false,
      status: state.status,
      secondsLeft,
      hasChoice: choiceMissing === undefined,
      amount,
      balance,
    },
    game,
  );
  const isBusy = block === 'playing' || block === 'unknown';
  const hint = hintOf(block, onAmountChange !== undefined, game, format);
  const canPress = block === undefined || block === 'rules';

  const press = (event: FormEvent): void => {
    event.preventDefault();
    if (block === 'rules') seat.openRules();
    else if (block === undefined && amount !== null) onPlay(amount);
    else if (block === 'empty' || block === 'below' || block === 'above') {
      form.current?.querySelector<HTMLElement>('.lobi-MoneyInput-input')?.focus();
    }
  };

  return (
    <S.Root
      ref={mergeRefs(form, formRef)}
      className={slotClass('StakePanel', 'root', className)}
      aria-label={texts.panel}
      data-block={block}
      noValidate
      onSubmit={press}
      onKeyDown={ignoreHeldKey}
    >
      {/* Choice and stake stay mounted during an open play: mounting them again takes longer than a
          frame. */}
      <S.Choice hidden={Boolean(instead)}>{children}</S.Choice>
      <Dock>
        <S.Stake hidden={Boolean(instead)}>
          {stake}
          {onAmountChange && block !== 'guest' && (
            <PlayStake value={amount} onValueChange={onAmountChange} />
          )}
        </S.Stake>
        {/* Different keys: a second press must not trigger the next action of the button. */}
        {instead ? (
          <Fragment key="instead">{instead}</Fragment>
        ) : (
          <Fragment key="stake">
            {block === 'guest' ? (
              <Guest href={seat.loginHref} text={texts.guest} />
            ) : (
              <PlayButton
                type="submit"
                className="lobi-StakePanel-play"
                aria-disabled={!canPress}
                aria-busy={isBusy || undefined}
              >
                {faceOf(block, props, secondsLeft, game.currency, format)}
                {block === undefined && detail !== undefined && <small>{detail}</small>}
              </PlayButton>
            )}
          </Fragment>
        )}
        {hint !== undefined && <S.Hint>{hint}</S.Hint>}
        <PlayMessage state={state} />
      </Dock>
    </S.Root>
  );
}

/** Link for a guest instead of the button. */
function Guest({ href, text }: { href: string | undefined; text: string }) {
  return href === undefined ? (
    <S.Hint>{text}</S.Hint>
  ) : (
    <Button size="lg" fullWidth render={<KitLink href={href} />}>
      {text}
    </Button>
  );
}
