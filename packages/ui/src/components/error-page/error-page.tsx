import { forwardRef, useEffect, useRef, type HTMLAttributes, type ReactNode } from 'react';
import { fill } from '../../messages/fill.ts';
import type { KitMessages } from '../../messages/kit-messages.ts';
import { Button } from '../../primitives/button/button.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { KitPart } from '../../primitives/kit-provider/kit-part.tsx';
import { replaceable } from '../../primitives/kit-provider/replaceable.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import * as S from './error-page.styles.ts';
import { scenes, type ErrorCode } from './scenes.tsx';

export interface ErrorPageProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  code: ErrorCode;
  title?: ReactNode;
  body?: ReactNode;
  /** Reference for support. */
  reference?: string | undefined;
  /** Retries; for `chunk` and `blocked` it reloads the page. */
  onRetry?: (() => void) | undefined;
  /** Link to leave the page; without it there is none. */
  homeHref?: string | undefined;
  /** Actions in addition to the two above. */
  actions?: ReactNode;
}

const textsOf = (base: KitMessages['base'], code: ErrorCode): readonly [string, string] => {
  const table: Readonly<Record<ErrorCode, readonly [string, string]>> = {
    403: [base.error403Title, base.error403Body],
    404: [base.error404Title, base.error404Body],
    419: [base.error419Title, base.error419Body],
    429: [base.error429Title, base.error429Body],
    500: [base.error500Title, base.error500Body],
    offline: [base.errorOfflineTitle, base.errorOfflineBody],
    slow: [base.errorSlowTitle, base.errorSlowBody],
    blocked: [base.errorBlockedTitle, base.errorBlockedBody],
    maintenance: [base.errorMaintenanceTitle, base.errorMaintenanceBody],
    chunk: [base.errorChunkTitle, base.errorChunkBody],
  };
  return table[code];
};

const PlainErrorPage = forwardRef<HTMLDivElement, ErrorPageProps>(function ErrorPage(
  { code, title, body, reference, onRetry, homeHref, actions, className, ...rest },
  ref,
) {
  const { base } = useMessages();
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), [code]);
  const [defaultTitle, defaultBody] = textsOf(base, code);
  return (
    <S.Root
      {...rest}
      ref={ref}
      className={slotClass('ErrorPage', 'root', className)}
      data-code={code}
    >
      <S.Art viewBox="0 0 240 200" aria-hidden="true" className="lobi-ErrorPage-art">
        {scenes[code]}
      </S.Art>
      <Heading ref={headingRef} level={1} size="xl" tabIndex={-1}>
        {title ?? defaultTitle}
      </Heading>
      <S.Body>{body ?? defaultBody}</S.Body>
      {reference !== undefined && (
        <S.Reference>{fill(base.errorReference, { reference })}</S.Reference>
      )}
      <S.Actions>
        {onRetry && (
          <Button onClick={onRetry}>
            {code === 'chunk' || code === 'blocked' ? base.reload : base.retry}
          </Button>
        )}
        {homeHref !== undefined && (
          <Button variant={onRetry ? 'ghost' : 'solid'} render={<KitLink href={homeHref} />}>
            {base.errorHome}
          </Button>
        )}
        {actions}
      </S.Actions>
      <KitPart name={`error.${code}`} code={code} reference={reference} />
    </S.Root>
  );
});

/** Explains why a page cannot be shown, with links. Its heading takes the focus, so that it is read. */
export const ErrorPage = replaceable('ErrorPage', PlainErrorPage);
