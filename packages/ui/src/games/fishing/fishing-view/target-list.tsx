import { useId } from 'react';
import { slotClass } from '../../../primitives/slot-class.ts';
import { usePlayFormat } from '../../play-frame/use-play-format.ts';
import type { FishingTarget } from '../fishing.types.ts';
import { FishMark } from '../pond/fish-mark.tsx';
import { paysText, targetName, targetText } from './fishing-texts.ts';
import * as S from './target-list.styles.ts';

export interface TargetListProps {
  targets: readonly FishingTarget[];
  value: string | null;
  onValueChange: (target: string) => void;
  className?: string | undefined;
}

/**
 * All targets with their payouts and chances. Native radio buttons: arrow keys select, and Enter submits
 * the surrounding form.
 */
export function TargetList({ targets, value, onValueChange, className }: TargetListProps) {
  const format = usePlayFormat();
  const { fishing } = format.messages;
  const id = useId();
  return (
    <S.Root className={slotClass('TargetList', 'root', className)} aria-describedby={id}>
      <legend>{fishing.targets}</legend>
      <S.Targets>
        {targets.map((target) => {
          const name = targetName(format, target.name);
          const pays = paysText(target, format);
          return (
            <S.Target key={target.name} data-target={target.name}>
              <input
                type="radio"
                name={`${id}target`}
                aria-label={targetText(target, format)}
                checked={value === target.name}
                onChange={() => onValueChange(target.name)}
              />
              <FishMark name={target.name} />
              <span aria-hidden="true">{name}</span>
              <b aria-hidden="true">{pays}</b>
            </S.Target>
          );
        })}
      </S.Targets>
      <p id={id}>{fishing.targetsHint}</p>
    </S.Root>
  );
}
