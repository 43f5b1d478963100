import { useState } from 'react';
import * as S from './brand-lab.styles.ts';

/** A colour, picked or typed. */
export function ColourField({
  name,
  value,
  disabled = false,
  onChange,
}: {
  name: string;
  value: string;
  disabled?: boolean;
  onChange: (color: string) => void;
}) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setTyped(value);
  }
  const isColour = /^#[0-9a-f]{6}$/i.test(typed);
  return (
    <label>
      <input
        type="color"
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
      />
      {name}
      <S.Hex
        aria-label={`${name}, as text`}
        aria-invalid={!isColour}
        spellCheck={false}
        disabled={disabled}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          if (/^#[0-9a-f]{6}$/i.test(target.value)) onChange(target.value.toLowerCase());
        }}
      />
    </label>
  );
}

/** A factor, in percent. */
export function Scale({
  label,
  value,
  max,
  min,
  onChange,
}: {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}) {
  return (
    <S.Range>
      {label}: {Math.round(value * 100)} %
      <input
        type="range"
        min={min}
        max={max}
        step={0.05}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </S.Range>
  );
}
