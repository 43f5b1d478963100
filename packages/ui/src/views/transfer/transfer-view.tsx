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
import { transferWords, wayOf } from './transfer-words.ts';
import type {
  TransferKind,
  TransferParty,
  TransferReceipt,
  TransferStatus,
  TransferValues,
} from './transfer.types.ts';
import * as S from './transfer-view.styles.ts';

export interface TransferViewProps {
  /** Which way the money goes; default `cash-in`. */
  kind?: TransferKind | undefined;
  /** Which of the two is the reader; default who gives with a cash-in, who gets with a cash-out. */
  own?: 'from' | 'to' | undefined;
  /** Owner of the money. */
  from: TransferParty;
  /** Recipient of the money. */
  to: TransferParty;
  /** ISO 4217 code of both wallets. */
  currency: string;
  status: TransferStatus;
  onSubmit: (values: TransferValues) => void;
  /** Asks again what became of a transfer without an answer. */
  onCheck: () => void;
  /** Starts over after a finished transfer. */
  onAgain: () => void;
  /** Receipt confirmed by the platform; required for `waiting`, `done` and `declined`. */
  receipt?: TransferReceipt | undefined;
  /** Why the other side said no. */
  reason?: string | undefined;
  /** Where the transaction is to be seen while it waits. */
  transactionHref?: string | undefined;
  /** Why the transfer was rejected, as a sentence. */
  error?: string | undefined;
  fieldErrors?: ServerFieldErrors | undefined;
  /** Smallest amount; default 1. */
  min?: string | undefined;
  max?: string | undefined;
  presets?: readonly string[] | undefined;
  /** The other wallet. */
  doneHref: string;
  /** Below the transfer: help, limits. */
  footer?: ReactNode;
}

type Step = 'form' | 'confirm' | 'unknown' | 'waiting' | 'done' | 'declined';

/**
 * Moves money between the reader's wallet and another: amount, check, send, receipt. Balances after
 * the transfer are shown only once the platform has confirmed them. Without an answer it says so
 * and offers to ask, never to send again. A rejection leads back to the amount. Where the other
 * side has to agree, it waits for that and shows the outcome.
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
  const { forms: words } = useMessages();
  const way = wayOf(kind, own);
  const keys = transferWords[way];
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
        <Party label={words[keys.from]} party={from} currency={currency} />
        <S.Arrow>
          <Icon path={mdiArrowRight} size={24} flip />
        </S.Arrow>
        <Party label={words[keys.to]} party={to} currency={currency} />
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
              // Whatever the outcome, the way back is the amount, not a second press here.
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

/** One of the two wallets, with what may be spent from it. */
function Party({ label, party, currency }: PartyProps) {
  const { money: words } = useMessages();
  return (
    <S.Party>
      <Avatar name={party.username} />
      <div>
        <small>{label}</small>
        <b>{party.username}</b>
        {party.available !== undefined && (
          <S.Available>
            <span>{words.walletAvailable}</span>
            <Money value={party.available} currency={currency} />
          </S.Available>
        )}
      </div>
    </S.Party>
  );
}

/** Moves the focus to the heading of a new step, so that a screen reader follows; not at first. */
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
