import { Combobox as Base } from '@base-ui/react/combobox';
import { mdiChevronDown } from '@mdi/js';
import { fill } from '../../messages/fill.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Open } from './combobox.styles.ts';

/** Button at the end of a searchable field that opens its list. `field` is its label in a sentence. */
export function OpenButton({ field, className }: { field: string; className: string }) {
  const { controls } = useMessages();
  return (
    <Base.Trigger
      aria-label={fill(controls.comboboxOpen, { field })}
      tabIndex={-1}
      render={<Open className={className} />}
    >
      <Icon path={mdiChevronDown} />
    </Base.Trigger>
  );
}
