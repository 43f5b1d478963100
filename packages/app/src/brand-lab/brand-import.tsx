import { Button, Stack, Text } from '@lobi/ui';
import type { Brand } from '@lobi/ui/tokens';
import { useState } from 'react';
import { readBrandText } from '../../../ui/src/tokens/brand-text.ts';
import * as S from './brand-lab.styles.ts';

/** Imports a brand file, and shows the problems of an invalid one. */
export function BrandImport({ onRead }: { onRead: (brand: Brand) => void }) {
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const read = () => {
    const { brand, problems: found = [] } = readBrandText(text);
    setProblems(found);
    if (brand) onRead(brand);
  };
  return (
    <Stack gap={3}>
      <S.Source
        aria-label="Brand file to read"
        placeholder="Paste a brand file"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div>
        <Button size="sm" variant="outline" onClick={read}>
          Read brand
        </Button>
      </div>
      <div role="status">
        {problems.map((problem) => (
          <Text key={problem} as="p" size="sm" tone="danger">
            {problem}
          </Text>
        ))}
      </div>
    </Stack>
  );
}
