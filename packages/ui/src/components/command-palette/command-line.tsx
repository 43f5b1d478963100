import { Icon } from '../../primitives/icon/icon.tsx';
import { Kbd } from '../../primitives/kbd/kbd.tsx';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import type { Command } from './command.ts';
import * as S from './command-palette.styles.ts';

interface CommandLineProps {
  command: Command;
  onRun: (command: Command) => void;
}

/** One command of the list. */
export function CommandLine({ command, onRun }: CommandLineProps) {
  return (
    <S.Item
      value={command}
      className="lobi-CommandPalette-item"
      onClick={() => onRun(command)}
      render={
        command.href === undefined ? undefined : <KitLink href={command.href} tabIndex={-1} />
      }
    >
      {command.icon !== undefined && <Icon path={command.icon} />}
      <S.Label>{command.label}</S.Label>
      {command.detail !== undefined && <S.Detail>{command.detail}</S.Detail>}
      {command.keys && (
        <S.Keys aria-hidden="true">
          {command.keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </S.Keys>
      )}
    </S.Item>
  );
}
