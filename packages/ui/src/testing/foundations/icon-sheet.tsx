import { useState } from 'react';
import { Icon, type IconName } from '../../primitives/icon/icon.tsx';
import * as icons from '../../primitives/icon/icons.ts';
import { useAnnounce } from '../../primitives/live-region/live-region-provider.tsx';
import { Text } from '../../primitives/text/text.tsx';
import * as S from './icon-sheet.styles.ts';

const all = Object.entries(icons) as [IconName, string][];

/** Every icon with its name, filtered by the typed text; pressing one copies its code. */
export function IconSheet() {
  const announce = useAnnounce();
  const [query, setQuery] = useState('');
  const [copied, setCopied] = useState<IconName>();
  const shown = all.filter(([name]) => name.toLowerCase().includes(query.trim().toLowerCase()));

  const copy = (name: IconName): void => {
    void navigator.clipboard.writeText(`icons.${name}`).then(() => {
      setCopied(name);
      announce(`icons.${name} copied`);
    });
  };

  return (
    <>
      <S.Search
        type="search"
        aria-label="Search icons"
        placeholder="wallet, deposit, search…"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <Text tone="secondary" size="sm" aria-live="polite">
        {`Shown: ${shown.length} of ${all.length}`}
      </Text>
      <S.Sheet>
        {shown.map(([name, path]) => (
          <li key={name}>
            <S.Cell type="button" onClick={() => copy(name)}>
              <Icon path={copied === name ? icons.done : path} size={32} />
              {name}
            </S.Cell>
          </li>
        ))}
      </S.Sheet>
    </>
  );
}
