import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../../primitives/button/button.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import * as S from './review-panel.styles.ts';

interface DecisionFormProps {
  title: string;
  /** Effect of the decision, as a sentence. */
  effect: string | undefined;
  /** Label and appearance of the button that submits the form. */
  submit: Pick<ButtonProps, 'children' | 'tone' | 'iconEnd'>;
  busy: boolean;
  className: string;
  onSubmit: () => void;
  onCancel: () => void;
  /** Fields of the decision. */
  children?: ReactNode;
}

/** Form of a decision, which gets the focus: its effect, its fields, and a button to leave it, as with Escape. */
export function DecisionForm(props: DecisionFormProps) {
  const { title, effect, submit, busy, className, onSubmit, onCancel, children } = props;
  const { base } = useMessages();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    heading.current?.closest('form')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <S.Decision
      noValidate
      aria-labelledby={id}
      aria-describedby={effect === undefined ? undefined : `${id}-effect`}
      className={className}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || busy) return;
        event.stopPropagation();
        onCancel();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit();
      }}
    >
      <S.SectionTitle as="h3" id={id} ref={heading} tabIndex={-1}>
        {title}
      </S.SectionTitle>
      {effect !== undefined && <S.Effect id={`${id}-effect`}>{effect}</S.Effect>}
      {children}
      <S.Buttons>
        <Button variant="soft" tone="neutral" disabled={busy} onClick={onCancel}>
          {base.cancel}
        </Button>
        <Button type="submit" loading={busy} {...submit} />
      </S.Buttons>
    </S.Decision>
  );
}
