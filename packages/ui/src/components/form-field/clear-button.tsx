import { mdiClose } from '@mdi/js';
import { fill } from '../../messages/fill.ts';
import { IconButton, type IconButtonProps } from '../../primitives/icon-button/icon-button.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Affix } from './form-field.styles.ts';

interface ClearButtonProps extends Pick<IconButtonProps, 'size' | 'onClick'> {
  /** Label of the field as used inside a sentence. */
  field: string;
}

/** Button at the end of a field's box that clears the field. */
export function ClearButton({ field, ...rest }: ClearButtonProps) {
  const { forms } = useMessages();
  return (
    <Affix data-at="end">
      <IconButton {...rest} path={mdiClose} label={fill(forms.clear, { field })} />
    </Affix>
  );
}
