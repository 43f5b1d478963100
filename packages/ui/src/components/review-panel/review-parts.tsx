import { mdiArrowRight, mdiCheck, mdiClose, mdiContentDuplicate } from '@mdi/js';
import type { ReactNode } from 'react';
import { fill } from '../../messages/fill.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { DateTime } from '../date-time/date-time.tsx';
import { ImageViewer } from '../image-viewer/image-viewer.tsx';
import { Money } from '../money/money.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import { statusLook, statusLabel } from '../status-badge/statuses.ts';
import type { ShownTransaction } from '../transaction-row/transaction.types.ts';
import * as S from './review-panel.styles.ts';

/** One comparison by the platform, e.g. the sender in the proof with the account holder. */
export interface ReviewCheck {
  readonly id: string;
  readonly label: string;
  /** Value in the proof. */
  readonly found: ReactNode;
  /** Expected value, or the reason of the difference. */
  readonly expected: ReactNode;
  readonly matches: boolean;
}

/** Image of a transfer, uploaded by the user. */
export interface ReviewProofImage {
  /** URL of the image. */
  readonly src: string;
  /** ISO 8601. */
  readonly uploadedAt: string;
}

interface ReviewProofProps {
  /** Transaction number. */
  id: string;
  proof: ReviewProofImage | null;
}

/** The proof, large enough to read the amount; a press opens the full image. */
export function ReviewProof({ id, proof }: ReviewProofProps) {
  const { messages } = useKit();
  const { office } = messages;
  const name = fill(office.reviewProof, { id });
  return (
    <S.Section data-part="proof" aria-label={name}>
      {proof === null ? (
        <S.Nothing>{office.reviewNoProof}</S.Nothing>
      ) : (
        <>
          <ImageViewer
            src={proof.src}
            name={name}
            trigger={
              <S.Proof type="button" className="lobi-ReviewPanel-proof">
                <img src={proof.src} alt={name} />
              </S.Proof>
            }
          />
          <S.Small>
            {office.reviewUploaded} <DateTime at={proof.uploadedAt} />
          </S.Small>
        </>
      )}
    </S.Section>
  );
}

/** Matching and differing checks, with text, icon and colour. */
export function ReviewMatch({ checks }: { checks: readonly ReviewCheck[] }) {
  const { messages } = useKit();
  const { office } = messages;
  const count = checks.filter(({ matches }) => matches).length;
  return (
    <S.Section data-part="match">
      <S.SectionHead>
        <S.SectionTitle>{office.reviewMatch}</S.SectionTitle>
        <span data-tone={count === checks.length ? 'success' : 'warning'}>
          {fill(office.reviewMatchCount, { count, total: checks.length })}
        </span>
      </S.SectionHead>
      <S.Lines>
        {checks.map(({ id, label, found, expected, matches }) => (
          <S.Check key={id}>
            <span>{label}</span>
            <span>
              <b>{found}</b>
              <small>{expected}</small>
            </span>
            <Icon
              path={matches ? mdiCheck : mdiClose}
              label={matches ? office.reviewMatches : office.reviewDiffers}
              data-tone={matches ? 'success' : 'danger'}
            />
          </S.Check>
        ))}
      </S.Lines>
    </S.Section>
  );
}

/** Other transactions of the same user. */
export function ReviewHistory({ history }: { history: readonly ShownTransaction[] }) {
  const { messages } = useKit();
  const { office } = messages;
  return (
    <S.Section data-part="history">
      <S.SectionTitle>{office.reviewHistory}</S.SectionTitle>
      {history.length === 0 && <S.Nothing>{office.reviewNoHistory}</S.Nothing>}
      <S.Lines>
        {history.map(({ id, type, details, amount, currency, status, createdAt }) => {
          const look = statusLook('transaction-type', type);
          return (
            <S.Past key={id}>
              <span>
                {look ? statusLabel(look, messages) : type} · {details}
              </span>
              <b>
                <Money value={amount} currency={currency} />
              </b>
              <DateTime at={createdAt} />
              <StatusBadge kind="transaction" value={status} quiet />
            </S.Past>
          );
        })}
      </S.Lines>
    </S.Section>
  );
}

/** A similar transaction. */
export interface DuplicateHint {
  readonly id: string;
  /** Short description of the similarity. */
  readonly title: string;
  /** Id and differences of the transaction. */
  readonly detail: string;
  /** Link to a comparison. */
  readonly href?: string | undefined;
}

/** Similar transactions, or a text if there are none. */
export function ReviewHints({ hints }: { hints: readonly DuplicateHint[] }) {
  const { messages } = useKit();
  const { office } = messages;
  return (
    <S.Section>
      <S.SectionTitle>
        {hints.length === 0
          ? office.reviewHints
          : fill(office.reviewHintCount, { count: hints.length })}
      </S.SectionTitle>
      {hints.length === 0 && <S.Nothing>{office.reviewNoHints}</S.Nothing>}
      {hints.map(({ id, title, detail, href }) => (
        <S.Hint key={id}>
          <Icon path={mdiContentDuplicate} />
          <p>
            <b>{title}</b> {detail}{' '}
            {href !== undefined && <KitLink href={href}>{office.reviewCompare}</KitLink>}
          </p>
        </S.Hint>
      ))}
    </S.Section>
  );
}

interface BalanceChangeProps {
  before: string;
  after: string;
  currency: string;
}

/** Balance before and after approval. */
export function BalanceChange({ before, after, currency }: BalanceChangeProps) {
  const { messages } = useKit();
  const { office } = messages;
  return (
    <S.Balance>
      <span>{office.reviewBalanceAfter}</span>
      <span>
        <Money value={before} currency={currency} />
        <Icon path={mdiArrowRight} size={16} flip />
        <VisuallyHidden>{office.reviewBecomes}</VisuallyHidden>
        <b>
          <Money value={after} currency={currency} />
        </b>
      </span>
    </S.Balance>
  );
}
