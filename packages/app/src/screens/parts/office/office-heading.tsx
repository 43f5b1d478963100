import type { MessageKey } from '@lobi/core/locales';
import { Button, Icon, Inline, KitLink, Text } from '@lobi/ui';
import { mdiArrowLeft } from '@mdi/js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../../page/page-heading.tsx';

interface OfficeHeadingProps {
  /** Name of the page; the frame shows the visible one. */
  name: MessageKey;
  description?: ReactNode;
  /** The page above, and its name. */
  back?: { readonly href: string; readonly name: MessageKey } | undefined;
  actions?: ReactNode;
}

/** Header of a back-office page: a back link, a description, and actions. */
export function OfficeHeading({ name, description, back, actions }: OfficeHeadingProps) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeading name={name} />
      <Inline gap={4} justify="between">
        {back && (
          <Button
            variant="ghost"
            tone="neutral"
            iconStart={<Icon path={mdiArrowLeft} flip />}
            render={<KitLink href={back.href} />}
          >
            {t(back.name)}
          </Button>
        )}
        {description !== undefined && (
          <Text size="sm" tone="secondary">
            {description}
          </Text>
        )}
        {actions}
      </Inline>
    </>
  );
}
