import { mdiChatOutline, mdiEmailOutline, mdiLifebuoy, mdiPhoneOutline } from '@mdi/js';
import { forwardRef, type HTMLAttributes } from 'react';
import type { KitMessages } from '../../messages/kit-messages.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { useKit, type KitSupport } from '../../primitives/kit-provider/kit-context.ts';
import { replaceable } from '../../primitives/kit-provider/replaceable.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import { dialOf } from '../help-links/dial-of.ts';
import * as S from './support-contact.styles.ts';

export interface SupportContactProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Contact; default that of the `KitProvider`. */
  contact?: KitSupport | undefined;
  /** Renders nothing without a contact, instead of the advice to contact the agent. Default false. */
  hideEmpty?: boolean | undefined;
}

interface Way {
  readonly icon: string;
  readonly href: string;
  readonly label: string;
  readonly external: boolean;
}

/** Support channels, the fastest first. */
function waysOf({ chat, phone, mail, url }: KitSupport, base: KitMessages['base']): Way[] {
  const ways: (Way | undefined)[] = [
    chat === undefined
      ? undefined
      : { icon: mdiChatOutline, href: chat, label: base.supportChat, external: true },
    phone === undefined
      ? undefined
      : { icon: mdiPhoneOutline, href: dialOf(phone), label: phone, external: false },
    mail === undefined
      ? undefined
      : { icon: mdiEmailOutline, href: `mailto:${mail}`, label: mail, external: false },
    url === undefined
      ? undefined
      : { icon: mdiLifebuoy, href: url, label: base.supportPage, external: true },
  ];
  return ways.filter((way) => way !== undefined);
}

const PlainSupportContact = forwardRef<HTMLDivElement, SupportContactProps>(function SupportContact(
  { contact, hideEmpty = false, className, ...rest },
  ref,
) {
  const { messages, support } = useKit();
  const { base } = messages;
  const ways = waysOf(contact ?? support ?? {}, base);
  if (ways.length === 0 && hideEmpty) return null;
  return (
    <S.Root {...rest} ref={ref} className={slotClass('SupportContact', 'root', className)}>
      {ways.length === 0 ? (
        <p>{base.supportNone}</p>
      ) : (
        <>
          <S.Title>{base.supportTitle}</S.Title>
          <S.Ways aria-label={base.supportTitle}>
            {ways.map(({ icon, href, label, external }) => (
              <li key={href}>
                <KitLink href={href} external={external}>
                  <Icon path={icon} size={16} />
                  <span dir="auto">{label}</span>
                </KitLink>
              </li>
            ))}
          </S.Ways>
        </>
      )}
    </S.Root>
  );
});

/**
 * Contacts of the brand's support: chat, phone, email, help page. Without any the user is referred to
 * the agent, who can help with an account on every platform.
 * @source ours
 * @example <SupportContact />
 */
export const SupportContact = replaceable('SupportContact', PlainSupportContact);
