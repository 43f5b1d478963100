import { mdiCheck, mdiContentCopy } from '@mdi/js';
import { forwardRef, useEffect, useRef, useState } from 'react';
import { fill } from '../../messages/fill.ts';
import { Button, type ButtonProps } from '../button/button.tsx';
import { flag } from '../flag.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { useMessages } from '../kit-provider/kit-context.ts';
import { useAnnounce } from '../live-region/live-region-provider.tsx';
import { slotClass } from '../slot-class.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export interface CopyButtonProps extends Omit<
  ButtonProps,
  'value' | 'children' | 'render' | 'loading'
> {
  /** Text to copy. */
  value: string;
  /** Name of the copied value as used inside a sentence, e.g. "nomor rekening"; part of the button's name. */
  thing: string;
  /** Shows a label beside the icon; default false. */
  labelled?: boolean | undefined;
}

/** Duration of the confirmation, in ms. */
const confirmationMs = 2000;

/** Copies a text and confirms it visually and to assistive technology. */
export const CopyButton = forwardRef<HTMLButtonElement, CopyButtonProps>(function CopyButton(
  { value, thing, labelled = false, variant = 'ghost', tone = 'neutral', size, className, ...rest },
  ref,
) {
  const { base } = useMessages();
  const announce = useAnnounce();
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
    } catch {
      announce(base.copyFailed);
      return;
    }
    announce(base.copied);
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), confirmationMs);
  };

  const path = copied ? mdiCheck : mdiContentCopy;
  const shared = {
    ...rest,
    ref,
    tone: copied ? ('success' as const) : tone,
    size,
    className: slotClass('CopyButton', 'root', className),
    onClick: () => void copy(),
    'data-copied': flag(copied),
  };
  return labelled ? (
    <Button {...shared} variant={variant} iconStart={<Icon path={path} />}>
      {copied ? base.copied : base.copy}
      <VisuallyHidden> {thing}</VisuallyHidden>
    </Button>
  ) : (
    <IconButton
      {...shared}
      variant={variant === 'link' ? 'ghost' : variant}
      label={fill(base.copyThing, { thing })}
      path={path}
    />
  );
});
