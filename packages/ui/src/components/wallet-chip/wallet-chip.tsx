import { mdiAlertCircleOutline, mdiEyeOffOutline, mdiEyeOutline } from '@mdi/js';
import { forwardRef, useState, type HTMLAttributes, type ReactNode } from 'react';
import { fill } from '../../messages/fill.ts';
import { flag } from '../../primitives/flag.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { BalanceTicker } from '../balance-ticker/balance-ticker.tsx';
import { formatDateTime } from '../date-time/format-date-time.ts';
import { Money } from '../money/money.tsx';
import * as S from './wallet-chip.styles.ts';

/**
 * Fields of a wallet that are needed to show it, a subset of the platform's wallet. Money is decimal text.
 */
export interface ShownWallet {
  readonly balance: string;
  /** ISO 4217 code. */
  readonly currency: string;
}

export interface WalletChipProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The wallet; `null` while it loads, or for a guest with `guest`. */
  wallet: ShownWallet | null;
  /** Link of the balance. */
  href?: string | undefined;
  /** Whether the balance is masked. Uncontrolled if omitted. */
  hidden?: boolean | undefined;
  defaultHidden?: boolean | undefined;
  onHiddenChange?: ((hidden: boolean) => void) | undefined;
  /** Whether a new balance is being fetched. */
  updating?: boolean | undefined;
  /** Time of the last known balance if live updates have stopped. */
  staleSince?: string | number | Date | null | undefined;
  /** Whether the balance could not be loaded. */
  failed?: boolean | undefined;
  /** Label of play money; shown instead of the balance's label on a phone. */
  demo?: boolean | undefined;
  /** Whether no user is signed in; only `action` is shown then. */
  guest?: boolean | undefined;
  /** Content after the balance: the deposit button, or sign-in for a guest. */
  action?: ReactNode;
  /** Shows `action` below 960 px too, where the bottom bar usually contains it. Default false. */
  actionOnPhone?: boolean | undefined;
}

/**
 * The wallet in the navbar: balance, button to hide it, and a slot for the deposit button. Fits 320 px.
 * Announces a new balance, so there is one per page.
 * @example <WalletChip wallet={wallet} href="/wallet/1" demo action={<Button>Deposit</Button>} />
 */
export const WalletChip = forwardRef<HTMLDivElement, WalletChipProps>(function WalletChip(
  {
    wallet,
    href,
    hidden,
    defaultHidden = false,
    onHiddenChange,
    updating = false,
    staleSince = null,
    failed = false,
    demo = false,
    guest = false,
    action,
    actionOnPhone = false,
    className,
    ...rest
  },
  ref,
) {
  const { messages, locale, timeZone } = useKit();
  const { money: texts } = messages;
  const [ownHidden, setOwnHidden] = useState(defaultHidden);
  const isHidden = hidden ?? ownHidden;
  const state = failed ? 'failed' : wallet === null ? 'loading' : 'ready';
  const stale =
    staleSince === null
      ? undefined
      : fill(texts.walletStale, {
          time: formatDateTime(staleSince, { locale, timeZone, mode: 'time' }) ?? '–',
        });
  const toggle = (): void => {
    setOwnHidden(!isHidden);
    onHiddenChange?.(!isHidden);
  };

  if (guest) {
    return (
      <S.Root
        {...rest}
        ref={ref}
        className={slotClass('WalletChip', 'root', className)}
        data-guest=""
      >
        {action}
      </S.Root>
    );
  }
  return (
    <S.Root
      aria-label={texts.walletLabel}
      {...rest}
      ref={ref}
      role="group"
      className={slotClass('WalletChip', 'root', className)}
      aria-busy={state === 'loading' || updating || undefined}
      data-loading={flag(state === 'loading')}
      data-updating={flag(updating)}
      data-stale={flag(stale !== undefined)}
      data-invalid={flag(failed)}
      data-hidden={flag(isHidden)}
    >
      <S.Body
        as={href === undefined ? 'div' : KitLink}
        href={href}
        className="lobi-WalletChip-body"
      >
        <S.Label className="lobi-WalletChip-label" data-demo={flag(demo)}>
          <span>{texts.walletBalance}</span>
          {demo && <S.Demo>{texts.walletDemo}</S.Demo>}
          {stale !== undefined && (
            <S.Dot className="lobi-WalletChip-stale" title={stale}>
              <VisuallyHidden>{stale}</VisuallyHidden>
            </S.Dot>
          )}
        </S.Label>
        <S.Amount className="lobi-WalletChip-amount">
          {state === 'failed' && (
            <S.Failed>
              <Icon path={mdiAlertCircleOutline} size={16} label={texts.walletError} /> –
            </S.Failed>
          )}
          {state === 'loading' && (
            <>
              <Skeleton width="88px" height="15px" />
              <VisuallyHidden>{texts.walletLoading}</VisuallyHidden>
            </>
          )}
          {state === 'ready' &&
            wallet !== null &&
            (isHidden ? (
              <Money value={wallet.balance} currency={wallet.currency} hidden />
            ) : (
              <BalanceTicker value={wallet.balance} currency={wallet.currency} announce />
            ))}
        </S.Amount>
      </S.Body>
      {state === 'ready' && (
        <IconButton
          className="lobi-WalletChip-eye"
          path={isHidden ? mdiEyeOffOutline : mdiEyeOutline}
          label={isHidden ? texts.walletShow : texts.walletHide}
          aria-pressed={isHidden}
          onClick={toggle}
        />
      )}
      {action != null && (
        <S.Action className="lobi-WalletChip-action" data-on-phone={flag(actionOnPhone)}>
          {action}
        </S.Action>
      )}
    </S.Root>
  );
});
