import { Button, Stack, Text } from '@lobi/ui';
import { useState } from 'react';
import * as S from './brand-lab.styles.ts';
import { readLabFile, type LabFile } from './read-lab-file.ts';

/** Imports a brand file or token table, and shows the problems of an invalid one. */
export function BrandImport({ onRead }: { onRead: (file: LabFile) => void }) {
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const read = () => {
    const { file, problems: found } = readLabFile(text);
    setProblems(found);
    if (file) onRead(file);
  };
  return (
    <Stack gap={3}>
      <S.Source
        aria-label="Brand file to read"
        placeholder="Paste brand.config.ts or a token table"
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
