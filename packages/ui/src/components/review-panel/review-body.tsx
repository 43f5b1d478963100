import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { DescriptionList, type Description } from '../description-list/description-list.tsx';
import { Timeline, type TimelineEvent } from '../timeline/timeline.tsx';
import type { ShownTransaction } from '../transaction-row/transaction.types.ts';
import {
  ReviewHints,
  ReviewHistory,
  ReviewMatch,
  ReviewProof,
  type DuplicateHint,
  type ReviewCheck,
  type ReviewProofImage,
} from './review-parts.tsx';
import type { ReviewItem } from './review.types.ts';
import * as S from './review-panel.styles.ts';

interface ReviewBodyProps {
  item: ReviewItem;
  /** `null` for a missing proof; `undefined` hides the section. */
  proof: ReviewProofImage | null | undefined;
  checks: readonly ReviewCheck[];
  hints: readonly DuplicateHint[] | undefined;
  request: readonly Description[] | undefined;
  facts: readonly Description[] | undefined;
  userHref: string | undefined;
  events: readonly TimelineEvent[] | undefined;
  history: readonly ShownTransaction[] | undefined;
  /** Whether it is still undecided. */
  isPending: boolean;
}

/** Facts for a decision: proof and timeline of the request, comparisons, and details of its user. */
export function ReviewBody(props: ReviewBodyProps) {
  const { item, proof, checks, hints, request, facts, userHref, events, history, isPending } =
    props;
  const { office } = useMessages();
  return (
    <S.Body className="lobi-ReviewPanel-body">
      <S.Column>
        {proof !== undefined && <ReviewProof id={item.number ?? item.id} proof={proof} />}
        {events && (
          <S.Section data-part="flow">
            <S.SectionTitle>{office.reviewFlow}</S.SectionTitle>
            <Timeline
              items={events}
              mode="time"
              pending={isPending ? office.reviewDecision : undefined}
            />
          </S.Section>
        )}
      </S.Column>
      <S.Column>
        {request && (
          <S.Section>
            <S.SectionTitle>{office.reviewNone}</S.SectionTitle>
            <DescriptionList items={request} columns={2} layout="stacked" />
          </S.Section>
        )}
        {checks.length > 0 && <ReviewMatch checks={checks} />}
        {hints && <ReviewHints hints={hints} />}
        {facts && (
          <S.Section>
            <S.SectionHead>
              <S.SectionTitle>{office.reviewPlayer}</S.SectionTitle>
              {userHref === undefined ? (
                <span>{item.user.username}</span>
              ) : (
                <KitLink href={userHref}>{item.user.username}</KitLink>
              )}
            </S.SectionHead>
            <DescriptionList items={facts} columns={3} layout="stacked" />
          </S.Section>
        )}
        {history && <ReviewHistory history={history} />}
      </S.Column>
    </S.Body>
  );
}
