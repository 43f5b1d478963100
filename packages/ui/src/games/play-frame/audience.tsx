import { mdiAccountGroupOutline } from '@mdi/js';
import { memo } from 'react';
import { Icon } from '../../primitives/icon/icon.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import * as S from './audience.styles.ts';
import { usePlayFormat } from './use-play-format.ts';

export interface AudienceProps {
  /** Number of players present, including the user. */
  count: number;
}

/** Current number of players of a game. It changes constantly, so that changes are not announced. */
export const Audience = memo(function Audience({ count }: AudienceProps) {
  const { messages, fill, number } = usePlayFormat();
  const shown = number(count);
  return (
    <S.Root className="lobi-PlayFrame-audience">
      <Icon path={mdiAccountGroupOutline} size={16} />
      <span aria-hidden="true">{shown}</span>
      <VisuallyHidden>{fill(messages.playFrame.audience, { count: shown })}</VisuallyHidden>
    </S.Root>
  );
});
