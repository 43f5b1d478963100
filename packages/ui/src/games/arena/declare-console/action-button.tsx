import {
  mdiBullhornOutline,
  mdiLockOpenVariantOutline,
  mdiLockOutline,
  mdiPlus,
  mdiUndo,
} from '@mdi/js';
import { OutcomeMark } from '../../../components/odds/outcome-mark.tsx';
import { flag } from '../../../primitives/flag.ts';
import { Icon } from '../../../primitives/icon/icon.tsx';
import { Kbd } from '../../../primitives/kbd/kbd.tsx';
import type { ActionTexts } from './action-texts.ts';
import type { ConsoleAction, RoundStep } from './declare-steps.ts';
import * as S from './action-button.styles.ts';

const icons: Readonly<Partial<Record<RoundStep, string>>> = {
  create: mdiPlus,
  open: mdiLockOpenVariantOutline,
  'last-call': mdiBullhornOutline,
  close: mdiLockOutline,
  undo: mdiUndo,
};

export interface ActionButtonProps {
  action: ConsoleAction;
  texts: ActionTexts;
  /** Whether it is the primary button of the console. */
  isMain: boolean;
  /** Whether this step is being sent. */
  isBusy: boolean;
  /** Whether another step is being sent. */
  isBlocked: boolean;
  hasShortcut: boolean;
  onPress: (action: ConsoleAction) => void;
}

/** Button of an allowed step with its label, effect and shortcut. */
export function ActionButton(props: ActionButtonProps) {
  const { action, texts, isMain, isBusy, isBlocked, hasShortcut, onPress } = props;
  const outcome = action.step === 'cancel' ? 'cancelled' : action.result;
  const icon = icons[action.step];
  return (
    <S.Action
      type="button"
      className="lobi-DeclareConsole-action"
      data-step={action.step}
      data-outcome={outcome}
      data-main={flag(isMain)}
      aria-disabled={isBusy || isBlocked || undefined}
      aria-busy={isBusy || undefined}
      aria-keyshortcuts={hasShortcut ? action.shortcut : undefined}
      onClick={() => onPress(action)}
    >
      <S.ActionHead>
        {outcome && <OutcomeMark outcome={outcome} size={32} />}
        {icon && <Icon path={icon} size={24} />}
        <b>{texts.title}</b>
        {hasShortcut && <Kbd aria-hidden="true">{action.shortcut}</Kbd>}
      </S.ActionHead>
      <S.Effect>{texts.effect}</S.Effect>
      {texts.figure !== '' && <S.Figure>{texts.figure}</S.Figure>}
    </S.Action>
  );
}
