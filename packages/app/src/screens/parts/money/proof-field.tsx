import type { Failure } from '@lobi/core';
import type { TransactionDetail } from '@lobi/core/contract';
import { useAction } from '@lobi/core/react';
import type { SendFile } from '@lobi/ui/forms';
import { ProofUpload } from '@lobi/ui/wallet';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../i18n/use-failure-text.ts';
import { sentenceOf } from '../people/field-errors.ts';
import { proofTypes, toProof } from './to-proof.ts';

/** Most bytes that are read at all; a photograph has a fifth of it. */
const mostReadBytes = 30 * 1024 * 1024;
/** Share of the work that is done once the picture is small enough to be sent. */
const readyShare = 0.4;
/** What the one proof of a transaction is called here. */
const reference = 'proof';

/** Sends the picture of a transfer, and shows that one is there. A new one takes the place of the last. */
export function ProofField({ transaction }: { transaction: TransactionDetail }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const { run } = useAction('transaction.proof');
  const [refusal, setRefusal] = useState<Failure | 'unreadable' | null>(null);
  // What was taken is there, before the request that tells of it has come again.
  const [sentTo, setSentTo] = useState<string>();
  const send: SendFile = async (file, { signal, onProgress }) => {
    setRefusal(null);
    const body = await toProof(file, signal).catch((cause: unknown) => {
      if (!signal.aborted) setRefusal('unreadable');
      throw cause;
    });
    onProgress(readyShare);
    const outcome = await run({ params: { transactionId: transaction.id }, body });
    if (outcome.ok) {
      setSentTo(transaction.id);
      return reference;
    }
    setRefusal(outcome.failure);
    throw new Error(outcome.failure.code);
  };
  return (
    <ProofUpload
      optional
      accept={proofTypes.join(',')}
      maxBytes={mostReadBytes}
      hint={t('deposit.proofHint')}
      value={transaction.proof || sentTo === transaction.id ? reference : null}
      describeFile={() => ({ name: t('deposit.proofName') })}
      onUpload={send}
      error={
        refusal === 'unreadable'
          ? t('deposit.proofUnreadable')
          : (refusal && sentenceOf(refusal, failureText)) || undefined
      }
    />
  );
}
