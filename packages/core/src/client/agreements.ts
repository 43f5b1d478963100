import {
  noticeStorageKey,
  noticeTimeStorageKey,
  noticePendingStorageKey,
} from '../contract/limits.ts';
import type { Agreement } from '../contract/schemas/user.ts';
import type { NoticeEffects } from '../machines/notice/notice.machine.ts';
import type { KeyValueStore } from '../ports/key-value-store.ts';

/** Dependencies of the agreements. */
export interface AgreementDependencies {
  readonly storage: KeyValueStore;
  readonly now: () => number;
  /** Version of the notice; a new version requires a new agreement. */
  readonly version: string;
  /** Reports an agreement of the signed-in user to the platform. */
  readonly send: (agreement: Agreement) => Promise<unknown>;
}

/** Agreements given in this browser, and whether the platform has received them. */
export interface Agreements extends NoticeEffects {
  /** Signs in with the recorded agreement, if there is one. */
  signIn<Answer>(
    send: (agreed: { readonly agreement?: Agreement }) => Promise<Answer>,
  ): Promise<Answer>;
  /**
   * Reports an agreement that the signed-in user gave since the sign-in. A failed report is repeated at
   * the next opportunity.
   */
  reportInBackground(): void;
  /**
   * The same for a caller who continues once the platform has recorded the agreement.
   * @throws AppError of the failed call
   */
  report(): Promise<void>;
}

/** @source ours – protection, row 1 */
export function createAgreements({
  storage,
  now,
  version,
  send,
}: AgreementDependencies): Agreements {
  let reporting: Promise<void> | null = null;

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

  const isPending = (): boolean => storage.read(noticePendingStorageKey) === version;

  /** One call at a time: concurrent callers wait for the running one. */
  const report = (): Promise<void> => {
    const { agreement } = agreed();
    if (reporting) return reporting;
    if (!agreement || !isPending()) return Promise.resolve();
    reporting = send(agreement)
      .then(() => storage.remove(noticePendingStorageKey))
      .finally(() => {
        reporting = null;
      });
    return reporting;
  };

  return {
    isAccepted,
    remember() {
      storage.write(noticeStorageKey, version);
      storage.write(noticeTimeStorageKey, new Date(now()).toISOString());
      storage.write(noticePendingStorageKey, version);
    },
    async signIn(sendWith) {
      const pending = agreed();
      const answer = await sendWith(pending);
      if (pending.agreement) storage.remove(noticePendingStorageKey);
      return answer;
    },
    reportInBackground: () => void report().catch(() => undefined),
    report,
  };
}
