import { rejectionReasons, type TransactionDetail, type User } from '@lobi/core/contract';
import { buildPath } from '@lobi/core/routes';
import { useAuth } from '@lobi/core/react';
import { useEntity, useMoneyAction } from '@lobi/core/react/lists';
import { Button, KitLink } from '@lobi/ui';
import { TransactionView, type TransactionViewProps } from '@lobi/ui/wallet';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useBrand } from '../../../config/brand-context.ts';
import { useFailureText } from '../../../i18n/use-failure-text.ts';
import { PageHeading } from '../../../page/page-heading.tsx';
import { brandMark } from '../../../page/brand-mark.tsx';
import { EntityError } from '../office/entity-error.tsx';
import { toRejection } from '../review/to-rejection.ts';
import { useReasons } from '../../../i18n/use-reasons.ts';
import { RelatedRequest } from '../review/related-request.tsx';
import { sentenceOf } from '../people/field-errors.ts';
import { areas, type Area } from './area.ts';
import { CancelAction } from './cancel-action.tsx';
import { toReceiptTransaction } from './to-receipt-transaction.ts';
import { useSteps } from './use-steps.ts';

/** A transaction of the user's wallet. @source spec §2 (player.transaction.show, agent.transaction.show) */
export function TransactionPage({ area }: { area: Area }) {
  const { id = '' } = useParams();
  const { user } = useAuth();
  const brand = useBrand();
  const toSteps = useSteps();
  const entity = useEntity('transaction.show', { transactionId: id });
  const transaction = entity.status === 'ready' ? entity.entity : undefined;
  const decision = useDecision(transaction, user);
  return (
    <>
      <PageHeading name={`route.${areas[area].transaction}`} />
      {entity.status === 'failed' ? (
        <EntityError failure={entity.failure} onRetry={entity.refresh} />
      ) : (
        <TransactionView
          transaction={transaction && toReceiptTransaction(transaction)}
          events={transaction ? toSteps(transaction) : []}
          incoming={isIncoming(transaction, user)}
          decision={decision}
          next={
            transaction && (
              <>
                <RelatedRequest
                  transaction={transaction}
                  hrefOf={(other) => buildPath(areas[area].transaction, { id: other })}
                />
                <Next transaction={transaction} area={area} />
                <CancelAction transaction={transaction} />
              </>
            )
          }
          brandName={brand.name}
          mark={brandMark(brand)}
        />
      )}
    </>
  );
}

const isIncoming = (transaction: TransactionDetail | undefined, user: User | null): boolean =>
  transaction?.to?.walletId !== undefined && transaction.to.walletId === user?.wallet.id;

/** Confirms or rejects a cash-out that the other side requested. */
function useDecision(
  transaction: TransactionDetail | undefined,
  user: User | null,
): TransactionViewProps['decision'] {
  const failureText = useFailureText();
  const complete = useMoneyAction('transaction.complete');
  const reject = useMoneyAction('transaction.reject');
  const reasons = useReasons();
  if (transaction?.type !== 'cash-out' || !transaction.actions.includes('complete'))
    return undefined;
  const { id: transactionId, version, from, to } = transaction;
  const failure = complete.failure ?? reject.failure;
  const other = isIncoming(transaction, user) ? from : to;
  const start = () => {
    complete.reset();
    reject.reset();
  };
  return {
    party: other?.username ?? '',
    busy:
      (complete.status === 'running' && 'confirm') ||
      (reject.status === 'running' && 'reject') ||
      undefined,
    error: failure ? sentenceOf(failure, failureText) : undefined,
    onConfirm: () => {
      start();
      void complete.run({ params: { transactionId }, body: { version } });
    },
    reasons: reasons(rejectionReasons[transaction.type]),
    onReject: (rejection) => {
      start();
      void reject.run({ params: { transactionId }, body: toRejection(version, rejection) });
    },
  };
}

/** The next step: to pay the user's deposit, or to review a request of the downline. */
function Next({ transaction, area }: { transaction: TransactionDetail; area: Area }) {
  const { t } = useTranslation();
  const { id, type, actions } = transaction;
  if (actions.includes('pay')) {
    return (
      <Button
        size="lg"
        render={<KitLink href={buildPath(areas[area].deposit, {}, { transaction: id })} />}
      >
        {t('transaction.continuePaying')}
      </Button>
    );
  }
  const isReviewer = actions.some((action) => action !== 'cancel');
  if (area === 'player' || type === 'cash-out' || !isReviewer) return null;
  return (
    <Button
      size="lg"
      render={<KitLink href={buildPath('transaction.show', { transactionId: id })} />}
    >
      {t('transaction.review')}
    </Button>
  );
}
