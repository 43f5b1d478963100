import { numberFormat } from '@lobi/formats';
import { mdiClose } from '@mdi/js';
import { forwardRef, useEffect, type HTMLAttributes } from 'react';
import { fill } from '../../messages/fill.ts';
import { Button } from '../../primitives/button/button.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { useAnnounce } from '../../primitives/live-region/live-region-provider.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import * as S from './bulk-bar.styles.ts';

/** An action on all selected rows. */
export interface BulkBarAction {
  readonly id: string;
  readonly label: string;
  /** Path data, e.g. `mdiCheck` from `@mdi/js`. */
  readonly icon?: string | undefined;
  readonly tone?: 'neutral' | 'danger' | undefined;
  readonly disabled?: boolean | undefined;
  readonly onSelect: () => void;
}

export interface BulkBarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Selected rows. */
  count: number;
  /** Number of rows that can be selected; "select all" is offered while fewer are. */
  total?: number | undefined;
  actions: readonly BulkBarAction[];
  onClear: () => void;
  onSelectAll?: (() => void) | undefined;
}

/** Shows the number of selected rows and their actions; announces the number. */
export const BulkBar = forwardRef<HTMLDivElement, BulkBarProps>(function BulkBar(
  { count, total = count, actions, onClear, onSelectAll, className, ...rest },
  ref,
) {
  const { messages, locale } = useKit();
  const { data: texts } = messages;
  const announce = useAnnounce();
  const number = numberFormat(locale);
  const message = fill(texts.selected, { count: number.format(count) });
  useEffect(() => announce(message, { key: 'selection' }), [announce, message]);
  return (
    <S.Root
      aria-label={texts.bulkActions}
      role="group"
      {...rest}
      ref={ref}
      className={slotClass('BulkBar', 'root', className)}
    >
      <S.Count className="lobi-BulkBar-count">{message}</S.Count>
      {onSelectAll && count < total && (
        <Button size="sm" variant="ghost" onClick={onSelectAll}>
          {fill(texts.selectAll, { count: number.format(total) })}
        </Button>
      )}
      <Button
        size="sm"
        variant="ghost"
        iconStart={<Icon path={mdiClose} size={16} />}
        onClick={onClear}
      >
        {texts.selectNone}
      </Button>
      <S.Actions className="lobi-BulkBar-actions">
        {actions.map(({ id, label, icon, tone, disabled, onSelect }) => (
          <Button
            key={id}
            size="sm"
            variant="soft"
            tone={tone}
            disabled={disabled}
            iconStart={icon === undefined ? undefined : <Icon path={icon} size={16} />}
            onClick={onSelect}
          >
            {label}
          </Button>
        ))}
      </S.Actions>
    </S.Root>
  );
});
