import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { usePlatform } from './platform-provider.tsx';

/** The blocking notice. */
export interface NoticeController {
  readonly open: boolean;
  agree(): void;
}

/** Controller of the notice machine. @source spec §1 */
export function useNotice(): NoticeController {
  const { notice } = usePlatform();
  const open = useSelector(notice, (state) => state.matches('open'));
  const agree = useCallback(() => notice.send({ type: 'NOTICE.AGREED' }), [notice]);
  return { open, agree };
}
