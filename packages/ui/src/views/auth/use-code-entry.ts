import { useEffect, useRef, useState, type RefObject } from 'react';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { useAnnounce } from '../../primitives/live-region/live-region-provider.tsx';
import { codeKinds, type CodeKind } from './code-kinds.ts';

export interface CodeEntryOptions {
  readonly kind: CodeKind;
  readonly onSubmit: (code: string) => unknown;
  readonly busy: boolean;
  readonly error: string | undefined;
}

/** A typed code, and the error of the previous one. */
export interface CodeEntry {
  /** Ref of the field's frame, for the focus. */
  readonly field: RefObject<HTMLDivElement | null>;
  readonly code: string;
  readonly problem: string | undefined;
  readonly waiting: boolean;
  readonly change: (code: string) => void;
  readonly send: (code: string) => void;
}

const control = '.lobi-PinField-cell, .lobi-TextField-input';

/** Focuses the field inside this frame. */
export const focusField = (frame: HTMLElement | null): void =>
  frame?.querySelector<HTMLInputElement>(control)?.focus();

/**
 * State of a code field, which submits once at a time. After a rejection the field is cleared, gets the focus
 * and shows the reason, so that the next code can be typed at once.
 * @source ours
 */
export function useCodeEntry({ kind, onSubmit, busy, error }: CodeEntryOptions): CodeEntry {
  const { secondFactor: texts, forms } = useMessages();
  const announce = useAnnounce();
  const field = useRef<HTMLDivElement>(null);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState(false);
  const waiting = busy || sending;

  // The error is cleared while the next code is being sent, so that a repeated message is announced again.
  const refusal = waiting ? undefined : error;
  const [shown, setShown] = useState<string>();
  if (refusal !== shown) {
    setShown(refusal);
    setProblem(refusal);
    if (refusal !== undefined) setCode('');
  }
  useEffect(() => {
    if (refusal === undefined) return;
    focusField(field.current);
    announce(refusal, { politeness: 'assertive' });
  }, [announce, refusal]);

  const send = async (text: string): Promise<void> => {
    if (waiting) return;
    const whole = codeKinds[kind].read(text);
    if (whole === undefined) {
      setProblem(text === '' ? texts[codeKinds[kind].promptKey] : texts[codeKinds[kind].short]);
      focusField(field.current);
      return;
    }
    setProblem(undefined);
    setSending(true);
    try {
      await onSubmit(whole);
    } catch (cause) {
      setProblem(forms.failed);
      reportError(cause);
    } finally {
      setSending(false);
    }
  };

  return {
    field,
    code,
    problem: waiting ? undefined : problem,
    waiting,
    change: (next) => {
      setCode(next);
      setProblem(undefined);
    },
    send: (text) => void send(text),
  };
}
