import type { TransactionDetail } from '@lobi/core/contract';
import { Button, Callout, KitLink } from '@lobi/ui';
import { useTranslation } from 'react-i18next';

interface RelatedRequestProps {
  transaction: Pick<TransactionDetail, 'relatesTo' | 'followedBy'>;
  /** Address of a transaction for the user. */
  hrefOf: (transactionId: string) => string | undefined;
}

/** Texts about each end of the relation. */
const ends = {
  followedBy: { says: 'transaction.followed', see: 'transaction.seeFollower' },
  relatesTo: { says: 'transaction.follows', see: 'transaction.seeFollowed' },
} as const;

/** The deposit created for late money, or the rejected one that it replaces. */
export function RelatedRequest({ transaction, hrefOf }: RelatedRequestProps) {
  const { t } = useTranslation();
  return (['followedBy', 'relatesTo'] as const).map((end) => {
    const id = transaction[end];
    const href = id === null ? undefined : hrefOf(id);
    return (
      id !== null && (
        <Callout
          key={end}
          action={
            href !== undefined && (
              <Button size="sm" variant="soft" render={<KitLink href={href} />}>
                {t(ends[end].see)}
              </Button>
            )
          }
        >
          {t(ends[end].says)}
        </Callout>
      )
    );
  });
}
