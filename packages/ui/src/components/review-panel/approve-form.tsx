import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { Kbd } from '../../primitives/kbd/kbd.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import * as S from './review-panel.styles.ts';

interface ApproveFormProps {
  /** Effect of approval, as a sentence. */
  effect: string;
  /** Label of the action. */
  label: string;
  busy: boolean;
  /** Shows the shortcut on the button. */
  showKeys: boolean;
  onApprove: () => void;
  onCancel: () => void;
}

/** Shows the effect of the approval, and approves on a second press. */
export function ApproveForm({
  effect,
  label,
  busy,
  showKeys,
  onApprove,
  onCancel,
}: ApproveFormProps) {
  const { base, office } = useMessages();
  const title = useId();
  const description = useId();
  const heading = useRef<HTMLHeadingElement>(null);
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
      aria-describedby={description}
      className="lobi-ReviewPanel-approve"
      onKeyDown={leave}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onApprove();
      }}
    >
      <S.SectionTitle as="h3" id={title} ref={heading} tabIndex={-1}>
        {office.reviewApproveTitle}
      </S.SectionTitle>
      <S.Effect id={description}>{effect}</S.Effect>
      <S.Buttons>
        <Button variant="soft" tone="neutral" disabled={busy} onClick={onCancel}>
          {base.cancel}
        </Button>
        <Button type="submit" loading={busy} iconEnd={showKeys && <Kbd aria-hidden="true">A</Kbd>}>
          {label}
        </Button>
      </S.Buttons>
    </S.Decision>
  );
}
