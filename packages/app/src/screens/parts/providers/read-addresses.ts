import { addressSchema } from '@lobi/core/contract';

/** Parses addresses, one per line: `null` for none, or the first invalid line. */
export function readAddresses(
  text: string,
): { readonly addresses: string[] | null } | { readonly wrong: string } {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const wrong = lines.find((line) => !addressSchema.safeParse(line).success);
  if (wrong !== undefined) return { wrong };
  return { addresses: lines.length > 0 ? [...new Set(lines)] : null };
}
