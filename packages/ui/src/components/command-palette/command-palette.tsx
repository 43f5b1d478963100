import { Dialog } from '@base-ui/react/dialog';
import { useState, type ReactElement } from 'react';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { Backdrop } from '../dialog/dialog.styles.ts';
import type { Command } from './command.ts';
import { CommandSearch, type CommandStatus } from './command-search.tsx';
import * as S from './command-palette.styles.ts';
import { useCommandKey } from './use-command-key.ts';

export interface CommandPaletteProps {
  /** Actions that the role of the user allows. */
  commands: readonly Command[];
  /** Ids of the commands used last, newest first. */
  recent?: readonly string[] | undefined;
  /** Called when a command was chosen, after its own `onSelect`. Store it for `recent`. */
  onRun?: ((command: Command) => void) | undefined;
  /** Whether the commands have loaded; default `ready`. */
  status?: CommandStatus | undefined;
  /** Shows a retry button if the commands could not be loaded. */
  onRetry?: (() => void) | undefined;
  /** Whether Ctrl+K or ⌘K opens and closes it; default true. One palette per page listens. */
  hotkey?: boolean | undefined;
  /** Button that also opens it. */
  trigger?: ReactElement | undefined;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  className?: string | undefined;
}

/** Opens pages and runs actions by typing a few letters. */
export function CommandPalette({
  commands,
  recent = [],
  onRun,
  status = 'ready',
  onRetry,
  hotkey = true,
  trigger,
  open,
  defaultOpen = false,
  onOpenChange,
  className,
}: CommandPaletteProps) {
  const { portalRef, messages } = useKit();
  const [openHere, setOpenHere] = useState(defaultOpen);
  const isOpen = open ?? openHere;

  const changeOpen = (next: boolean): void => {
    setOpenHere(next);
    onOpenChange?.(next);
  };
  useCommandKey(() => changeOpen(!isOpen), { disabled: !hotkey });

  const run = (command: Command): void => {
    changeOpen(false);
    command.onSelect?.();
    onRun?.(command);
  };

  return (
    <Dialog.Root open={isOpen} onOpenChange={changeOpen}>
      {trigger && <Dialog.Trigger render={trigger} />}
      <Dialog.Portal container={portalRef}>
        <Backdrop className="lobi-CommandPalette-backdrop" />
        <S.Viewport>
          <S.Popup
            className={slotClass('CommandPalette', 'root', className)}
            aria-label={messages.overlays.commandPalette}
          >
            <CommandSearch
              commands={commands}
              recent={recent}
              status={status}
              onRetry={onRetry}
              onRun={run}
            />
          </S.Popup>
        </S.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
