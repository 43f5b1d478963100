import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { Chip } from '../../primitives/chip/chip.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { TextArea } from '../text-area/text-area.tsx';
import * as S from './review-panel.styles.ts';

interface RejectFormProps {
  templates: readonly string[];
  /** What rejecting does, in a sentence. */
  effect?: string | undefined;
  busy: boolean;
  onReject: (reason: string) => void;
  onCancel: () => void;
}

/** Asks for the reason before a request is rejected; templates fill the field and can be changed. */
export function RejectForm({ templates, effect, busy, onReject, onCancel }: RejectFormProps) {
  const { base, office } = useMessages();
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    heading.current?.focus();
    heading.current?.closest('form')?.scrollIntoView({ block: 'nearest' });
  }, []);

  const leave = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || busy) return;
    event.stopPropagation();
    onCancel();
  };
  return (
    <S.Decision
      noValidate
      aria-labelledby={title}
      className="lobi-ReviewPanel-reject"
      onKeyDown={leave}
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        const text = reason.trim();
        setMissing(text === '');
        if (text === '') field.current?.focus();
        else onReject(text);
      }}
    >
      <S.SectionTitle as="h3" id={title} ref={heading} tabIndex={-1}>
        {office.reviewRejectTitle}
      </S.SectionTitle>
      {effect !== undefined && <S.Effect>{effect}</S.Effect>}
      {templates.length > 0 && (
        <S.Templates role="group" aria-label={office.reviewTemplates}>
          {templates.map((text) => (
            <Chip
              key={text}
              selected={reason === text}
              disabled={busy}
              onClick={() => {
                setReason(text);
                setMissing(false);
              }}
            >
              {text}
            </Chip>
          ))}
        </S.Templates>
      )}
      <TextArea
        label={office.reviewReason}
        hint={office.reviewRejectNote}
        required
        rows={2}
        maxLength={200}
        disabled={busy}
        inputRef={field}
        value={reason}
        error={missing ? office.reviewReasonMissing : undefined}
        onValueChange={(text) => {
          setReason(text);
          setMissing(false);
        }}
      />
      <S.Buttons>
        <Button variant="soft" tone="neutral" disabled={busy} onClick={onCancel}>
          {base.cancel}
        </Button>
        <Button type="submit" tone="danger" loading={busy}>
          {office.reviewReject}
        </Button>
      </S.Buttons>
    </S.Decision>
  );
}
