import {
  noticeStorageKey,
  noticeTimeStorageKey,
  noticeUntoldStorageKey,
} from '../contract/limits.ts';
import type { Agreement } from '../contract/schemas/user.ts';
import type { NoticeEffects } from '../machines/notice/notice.machine.ts';
import type { KeyValueStore } from '../ports/key-value-store.ts';

/** What keeping agreements needs. */
export interface AgreementDependencies {
  readonly storage: KeyValueStore;
  readonly now: () => number;
  /** Version of the notice; a new one asks everybody again. */
  readonly version: string;
  /** Tells the platform of an agreement of whoever is signed in. */
  readonly send: (agreement: Agreement) => Promise<unknown>;
}

/** What was agreed to in this browser, and whether the platform has been told. */
export interface Agreements extends NoticeEffects {
  /** Signs in with what was agreed to, nothing where nothing is known of it. */
  signIn<Answer>(
    send: (agreed: { readonly agreement?: Agreement }) => Promise<Answer>,
  ): Promise<Answer>;
  /**
   * Tells what was agreed to since the sign-in, for whoever is signed in. What does not get through
   * is told the next time.
   */
  tell(): void;
}

/** @source ours – protection, row 1 */
export function createAgreements({
  storage,
  now,
  version,
  send,
}: AgreementDependencies): Agreements {
  let isTelling = false;

  const isAccepted = (): boolean => storage.read(noticeStorageKey) === version;

  const agreed = (): { readonly agreement?: Agreement } => {
    if (!isAccepted()) return {};
    const at = Date.parse(storage.read(noticeTimeStorageKey) ?? '');
    const isTime = at > 0 && at <= now();
    return {
      agreement: {
        noticeVersion: version,
        ...(isTime && { agreedAt: new Date(at).toISOString() }),
      },
    };
  };

  return {
    isAccepted,
    remember() {
      storage.write(noticeStorageKey, version);
      storage.write(noticeTimeStorageKey, new Date(now()).toISOString());
      storage.write(noticeUntoldStorageKey, version);
    },
    async signIn(sendWith) {
      const told = agreed();
      const answer = await sendWith(told);
      if (told.agreement) storage.remove(noticeUntoldStorageKey);
      return answer;
    },
    tell() {
      const { agreement } = agreed();
      const isUntold = storage.read(noticeUntoldStorageKey) === version;
      if (!agreement || !isUntold || isTelling) return;
      isTelling = true;
      send(agreement)
        .then(() => storage.remove(noticeUntoldStorageKey))
        .catch(() => undefined)
        .finally(() => {
          isTelling = false;
        });
    },
  };
}
