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
import type {
  TransferParty,
  TransferReceipt,
  TransferStatus,
  TransferValues,
} from './transfer.types.ts';
import * as S from './transfer-view.styles.ts';

export interface TransferViewProps {
  /** Whose money it is: the reader. */
  from: TransferParty;
  to: TransferParty;
  /** ISO 4217 code of both wallets. */
  currency: string;
  status: TransferStatus;
  onSubmit: (values: TransferValues) => void;
  /** Asks again what became of a transfer without an answer. */
  onCheck: () => void;
  /** Starts over after a finished transfer. */
  onAgain: () => void;
  /** What the platform confirmed; needed for `done`. */
  receipt?: TransferReceipt | undefined;
  /** Why it was refused, as a sentence. */
  error?: string | undefined;
  fieldErrors?: ServerFieldErrors | undefined;
  /** Smallest amount; default 1. */
  min?: string | undefined;
  max?: string | undefined;
  presets?: readonly string[] | undefined;
  /** The wallet that received. */
  doneHref: string;
  /** Below the transfer: help, limits. */
  footer?: ReactNode;
}

type Step = 'form' | 'confirm' | 'unknown' | 'done';

/**
 * Moves money from the reader's wallet into another: amount, check, send, receipt. Balances after
 * the transfer are shown only once the platform has confirmed them. Without an answer it says so
 * and offers to ask, never to send again. A refusal leads back to the amount.
 * @source spec §2 (transaction.create; query type), §4 (cash in)
 */
export function TransferView({
  from,
  to,
  currency,
  status,
  onSubmit,
  onCheck,
  onAgain,
  receipt,
  error,
  fieldErrors,
  min = '1',
  max,
  presets,
  doneHref,
  footer,
}: TransferViewProps) {
  const { forms: words } = useMessages();
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

  return (
    <S.Root className="lobi-TransferView-root" data-step={step}>
      <S.Parties className="lobi-TransferView-parties">
        <Party label={words.transferFromOwn} party={from} currency={currency} />
        <S.Arrow>
          <Icon path={mdiArrowRight} size={24} flip />
        </S.Arrow>
        <Party label={words.transferTo} party={to} currency={currency} />
      </S.Parties>
      <S.Panel className="lobi-TransferView-panel">
        {step === 'form' && (
          <TransferForm
            heading={heading}
            available={from.available}
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
            values={draft}
            from={from}
            to={to}
            currency={currency}
            sending={status === 'sending'}
            onEdit={() => setChecking(false)}
            onSend={() => {
              // Whatever comes of it, the way back is the amount, not a second press here.
              setChecking(false);
              onSubmit(draft);
            }}
          />
        )}
        {step === 'unknown' && <TransferUnknown heading={heading} onCheck={onCheck} />}
        {step === 'done' && receipt && (
          <TransferDone
            heading={heading}
            receipt={receipt}
            currency={currency}
            doneHref={doneHref}
            onAgain={() => {
              setDraft(undefined);
              onAgain();
            }}
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
        <S.Available>
          <span>{words.walletAvailable}</span>
          <Money value={party.available} currency={currency} />
        </S.Available>
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
