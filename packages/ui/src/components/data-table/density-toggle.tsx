import { mdiFormatLineSpacing } from '@mdi/js';
import { Button } from '../../primitives/button/button.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';

export interface DensityToggleProps {
  dense: boolean;
  onDenseChange: (dense: boolean) => void;
}

/** Switches to compact rows, so that more are visible. */
export function DensityToggle({ dense, onDenseChange }: DensityToggleProps) {
  const { data: texts } = useMessages();
  return (
    <Button
      size="sm"
      variant={dense ? 'soft' : 'ghost'}
      aria-pressed={dense}
      iconStart={<Icon path={mdiFormatLineSpacing} />}
      onClick={() => onDenseChange(!dense)}
    >
      {texts.dense}
    </Button>
  );
}
