import { mdiArrowRight } from '@mdi/js';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { ServerFieldErrors } from '../../components/form/form.tsx';
import { Money } from '../../components/money/money.tsx';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { TransferConfirm } from './transfer-confirm.tsx';
import { TransferDone } from './transfer-done.tsx';
import { TransferForm } from './transfer-form.tsx';
import { TransferUnknown } from './transfer-unknown.tsx';
import { TransferWaiting } from './transfer-waiting.tsx';
import { transferTexts, wayOf } from './transfer-texts.ts';
import type {
  TransferKind,
  TransferParty,
  TransferReceipt,
  TransferStatus,
  TransferValues,
} from './transfer.types.ts';
import * as S from './transfer-view.styles.ts';

export interface TransferViewProps {
  /** Direction of the money; default `cash-in`. */
  kind?: TransferKind | undefined;
  /** Which of the two is the user; default the giver of a cash-in, the receiver of a cash-out. */
  own?: 'from' | 'to' | undefined;
  /** Owner of the money. */
  from: TransferParty;
  /** Recipient of the money. */
  to: TransferParty;
  /** ISO 4217 code of both wallets. */
  currency: string;
  status: TransferStatus;
  onSubmit: (values: TransferValues) => void;
  /** Requests the outcome of a transfer that got no response. */
  onCheck: () => void;
  /** Starts over after a finished transfer. */
  onAgain: () => void;
  /** Receipt confirmed by the platform; required for `waiting`, `done` and `declined`. */
  receipt?: TransferReceipt | undefined;
  /** Reason for which the other party declined. */
  reason?: string | undefined;
  /** Link to the waiting transaction. */
  transactionHref?: string | undefined;
  /** Error text if the transfer was rejected, as a sentence. */
  error?: string | undefined;
  fieldErrors?: ServerFieldErrors | undefined;
  /** Minimum amount; default 1. */
  min?: string | undefined;
  max?: string | undefined;
  presets?: readonly string[] | undefined;
  /** The other wallet. */
  doneHref: string;
  /** Content below the transfer, e.g. help or limits. */
  footer?: ReactNode;
}

type Step = 'form' | 'confirm' | 'unknown' | 'waiting' | 'done' | 'declined';

/**
 * Moves money between the user's wallet and another: amount, confirmation, sending, receipt. Balances after
 * the transfer are shown only once the platform has confirmed them. Without a response the outcome can be
 * requested, but the transfer cannot be sent again. A rejection returns to the amount. If the other party
 * must agree, it waits and shows the outcome.
 * @source spec §2 (transaction.create; query type), §4 (cash in, cash out)
 */
export function TransferView({
  kind = 'cash-in',
  own = kind === 'cash-in' ? 'from' : 'to',
  from,
  to,
  currency,
  status,
  onSubmit,
  onCheck,
  onAgain,
  receipt,
  reason,
  transactionHref,
  error,
  fieldErrors,
  min = '1',
  max,
  presets,
  doneHref,
  footer,
}: TransferViewProps) {
  const { forms: texts } = useMessages();
  const way = wayOf(kind, own);
  const keys = transferTexts[way];
  const [draft, setDraft] = useState<TransferValues>();
  const [checking, setChecking] = useState(false);
  const step: Step =
    status === 'ready'
      ? checking
        ? 'confirm'
        : 'form'
      : status === 'sending'
        ? 'confirm'
        : status;
  const heading = useFocusOnChange(step);
  const again = (): void => {
    setDraft(undefined);
    onAgain();
  };

  return (
    <S.Root className="lobi-TransferView-root" data-step={step}>
      <S.Parties className="lobi-TransferView-parties">
        <Party label={texts[keys.from]} party={from} currency={currency} />
        <S.Arrow>
          <Icon path={mdiArrowRight} size={24} flip />
        </S.Arrow>
        <Party label={texts[keys.to]} party={to} currency={currency} />
      </S.Parties>
      <S.Panel className="lobi-TransferView-panel">
        {step === 'form' && (
          <TransferForm
            heading={heading}
            way={way}
            available={from.available ?? '0'}
            currency={currency}
            min={min}
            max={max}
            presets={presets}
            draft={draft}
            error={error}
            fieldErrors={fieldErrors}
            onReview={(values) => {
              setDraft(values);
              setChecking(true);
            }}
          />
        )}
        {step === 'confirm' && draft && (
          <TransferConfirm
            heading={heading}
            way={way}
            values={draft}
            from={from}
            to={to}
            currency={currency}
            sending={status === 'sending'}
            onEdit={() => setChecking(false)}
            onSend={() => {
              // Back always leads to the amount, so that a second press here is not possible.
              setChecking(false);
              onSubmit(draft);
            }}
          />
        )}
        {step === 'unknown' && <TransferUnknown heading={heading} onCheck={onCheck} />}
        {step === 'done' && receipt && (
          <TransferDone
            heading={heading}
            way={way}
            receipt={receipt}
            currency={currency}
            doneHref={doneHref}
            onAgain={again}
          />
        )}
        {(step === 'waiting' || step === 'declined') && receipt && (
          <TransferWaiting
            heading={heading}
            way={way}
            receipt={receipt}
            currency={currency}
            declined={step === 'declined'}
            reason={reason}
            transactionHref={transactionHref}
            onAgain={again}
          />
        )}
      </S.Panel>
      {footer}
    </S.Root>
  );
}

interface PartyProps {
  label: string;
  party: TransferParty;
  currency: string;
}

/** One of the two wallets, with its available amount. */
function Party({ label, party, currency }: PartyProps) {
  const { money: texts } = useMessages();
  return (
    <S.Party>
      <Avatar name={party.username} />
      <div>
        <small>{label}</small>
        <b>{party.username}</b>
        {party.available !== undefined && (
          <S.Available>
            <span>{texts.walletAvailable}</span>
            <Money value={party.available} currency={currency} />
          </S.Available>
        )}
      </div>
    </S.Party>
  );
}

/** Moves the focus to the heading of a new step, for screen readers; not initially. */
function useFocusOnChange(step: Step): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}
