import type { Failure } from '@lobi/core';
import type { Proof, TransactionDetail } from '@lobi/core/contract';
import { useAction } from '@lobi/core/react/lists';
import { Button, Callout, Stack } from '@lobi/ui';
import type { SendFile } from '@lobi/ui/forms';
import { ProofUpload } from '@lobi/ui/wallet';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFailureText } from '../../../i18n/use-failure-text.ts';
import { sentenceOf } from '../people/field-errors.ts';
import { proofTypes, toProof } from './to-proof.ts';

/** Maximum file size; a photo has about a fifth of it. */
const maxReadBytes = 30 * 1024 * 1024;
/** Field name of a transaction's only proof. */
const reference = 'proof';

/** As large as needed for reading, and never wider than the page. */
const Preview = styled.img`
  display: block;
  max-inline-size: 100%;
  max-block-size: 320px;
  margin-inline: auto;
  border-radius: var(--lobi-radius-md);
`;

/**
 * Field for the picture of a transfer: previews it, and sends it after a confirmation, so that a wrong
 * picture can be replaced. A new one replaces the one sent before.
 */
export function ProofField({ transaction }: { transaction: TransactionDetail }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const { run, status } = useAction('transaction.proof');
  const [chosen, setChosen] = useState<Proof>();
  const [refusal, setRefusal] = useState<Failure | 'unreadable' | null>(null);
  // An accepted file counts as uploaded before the refreshed request includes it.
  const [sentTo, setSentTo] = useState<string>();
  const confirm = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (chosen) confirm.current?.focus();
  }, [chosen]);

  const choose: SendFile = async (file, { signal }) => {
    setRefusal(null);
    const picture = await toProof(file, signal).catch((cause: unknown) => {
      if (!signal.aborted) setRefusal('unreadable');
      throw cause;
    });
    setChosen(picture);
    return reference;
  };
  const send = async (body: Proof): Promise<void> => {
    setRefusal(null);
    const outcome = await run({ params: { transactionId: transaction.id }, body });
    if (!outcome.ok) {
      setRefusal(outcome.failure);
      return;
    }
    setSentTo(transaction.id);
    setChosen(undefined);
  };
  const error =
    refusal === 'unreadable'
      ? t('deposit.proofUnreadable')
      : (refusal && sentenceOf(refusal, failureText)) || undefined;

  if (chosen) {
    return (
      <Stack gap={3} align="stretch">
        <Preview
          src={`data:${chosen.type};base64,${chosen.data}`}
          alt={t('deposit.proofPreview')}
        />
        {error !== undefined && (
          <Callout tone="danger" role="alert">
            {error}
          </Callout>
        )}
        <Button ref={confirm} loading={status === 'running'} onClick={() => void send(chosen)}>
          {t('deposit.proofSend')}
        </Button>
        <Button
          variant="ghost"
          tone="neutral"
          disabled={status === 'running'}
          onClick={() => {
            setRefusal(null);
            setChosen(undefined);
          }}
        >
          {t('deposit.proofReplace')}
        </Button>
      </Stack>
    );
  }
  return (
    <ProofUpload
      optional
      accept={proofTypes.join(',')}
      maxBytes={maxReadBytes}
      hint={t('deposit.proofHint')}
      value={transaction.proof || sentTo === transaction.id ? reference : null}
      describeFile={() => ({ name: t('deposit.proofName') })}
      onUpload={choose}
      error={error}
    />
  );
}
