import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { Callout } from '../../components/callout/callout.tsx';
import { Form, SubmitButton } from '../../components/form/form.tsx';
import { TextArea } from '../../components/text-area/text-area.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Inline } from '../../primitives/inline/inline.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';

/** What the reader decides about a transaction that somebody else asked for. */
export interface TransactionDecisionProps {
  /** What confirming does, as a sentence. */
  effect: string;
  onConfirm: () => void;
  /** The reason has 3 to 200 characters. */
  onReject: (reason: string) => void;
  /** A decision is being sent. */
  busy?: 'confirm' | 'reject' | undefined;
  /** Why it was refused, as a sentence. */
  error?: string | undefined;
}

const rules = z.object({
  reason: z.string().check(z.minLength(1), z.minLength(3), z.maxLength(200)),
});

/** Confirm, or reject with a reason. */
export function TransactionDecision({
  effect,
  onConfirm,
  onReject,
  busy,
  error,
}: TransactionDecisionProps) {
  const { base, flows, office } = useMessages();
  const [isRejecting, setIsRejecting] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isRejecting) field.current?.focus();
  }, [isRejecting]);
  return (
    <>
      <Callout tone="warning" title={flows.decisionTitle}>
        {effect}
      </Callout>
      {error !== undefined && (
        <Callout tone="danger" role="alert">
          {error}
        </Callout>
      )}
      {isRejecting ? (
        <Form
          schema={rules}
          defaultValues={{ reason: '' }}
          busy={busy !== undefined}
          onSubmit={({ reason }) => onReject(reason.trim())}
        >
          <TextArea
            name="reason"
            label={office.reviewReason}
            rows={2}
            maxLength={200}
            inputRef={field}
          />
          <Inline gap={3}>
            <Button
              variant="soft"
              tone="neutral"
              size="lg"
              disabled={busy !== undefined}
              onClick={() => setIsRejecting(false)}
            >
              {base.cancel}
            </Button>
            <SubmitButton tone="danger" fullWidth={false}>
              {office.reviewRejectTitle}
            </SubmitButton>
          </Inline>
        </Form>
      ) : (
        <Inline gap={3}>
          <Button
            variant="outline"
            tone="neutral"
            size="lg"
            disabled={busy !== undefined}
            onClick={() => setIsRejecting(true)}
          >
            {flows.decisionReject}
          </Button>
          <Button size="lg" loading={busy === 'confirm'} onClick={onConfirm}>
            {flows.decisionConfirm}
          </Button>
        </Inline>
      )}
    </>
  );
}
