import { numberFormat } from '@lobi/formats';
import { mdiTrayArrowDown } from '@mdi/js';
import { forwardRef, useEffect, useRef, useState, type HTMLAttributes } from 'react';
import { fill } from '../../messages/fill.ts';
import { Button } from '../../primitives/button/button.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { Spinner } from '../../primitives/spinner/spinner.tsx';
import * as S from './export-button.styles.ts';

/** Functions with which an export reports its progress and detects its cancellation. */
export interface ExportJob {
  readonly signal: AbortSignal;
  /** @param share progress from 0 to 1 */
  readonly onProgress: (share: number) => void;
}

export interface ExportButtonProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Creates and saves the file; a rejection is shown as an error. */
  onExport: (job: ExportJob) => Promise<void>;
}

type State =
  | { readonly kind: 'idle' | 'failed' }
  | { readonly kind: 'busy'; readonly share: number };

/** Downloads the rows as CSV, with a progress display. */
export const ExportButton = forwardRef<HTMLSpanElement, ExportButtonProps>(function ExportButton(
  { onExport, className, ...rest },
  ref,
) {
  const { messages, locale } = useKit();
  const { data: texts } = messages;
  const [state, setState] = useState<State>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    const controller = new AbortController();
    running.current = controller;
    setState({ kind: 'busy', share: 0 });
    const onProgress = (share: number) => setState({ kind: 'busy', share });
    try {
      await onExport({ signal: controller.signal, onProgress });
      setState({ kind: 'idle' });
    } catch {
      if (!controller.signal.aborted) setState({ kind: 'failed' });
    }
  };
  const percent = numberFormat(locale, { style: 'percent' });
  const busy = state.kind === 'busy';
  // Without a progress value the button itself shows a spinner.
  const share = busy && state.share > 0 ? state.share : undefined;
  return (
    <S.Root {...rest} ref={ref} className={slotClass('ExportButton', 'root', className)}>
      <Button
        size="sm"
        variant="soft"
        loading={busy && share === undefined}
        aria-busy={busy || undefined}
        iconStart={share === undefined ? <Icon path={mdiTrayArrowDown} /> : <Spinner />}
        onClick={() => {
          if (!busy) void start();
        }}
      >
        {share === undefined
          ? texts.exportCsv
          : fill(texts.exporting, { percent: percent.format(share) })}
      </Button>
      {state.kind === 'failed' && <S.Failure role="alert">{texts.exportFailed}</S.Failure>}
    </S.Root>
  );
});
