/** Quality that a header gives a media type by its name; 0 if it is not named. */
function qualityOf(accept: string, type: string): number {
  for (const range of accept.split(',')) {
    const [name = '', ...settings] = range.split(';').map((part) => part.trim().toLowerCase());
    if (name !== type) continue;
    const qualityText = settings.find((setting) => setting.startsWith('q='))?.slice(2);
    const quality = qualityText === undefined ? 1 : Number(qualityText);
    return quality >= 0 && quality <= 1 ? quality : 0;
  }
  return 0;
}

/** Returns whether an `Accept` header prefers CSV at least as much as JSON. Wildcards select JSON. */
export function prefersCsv(accept: string | undefined): boolean {
  const csv = qualityOf(accept ?? '', 'text/csv');
  return csv > 0 && csv >= qualityOf(accept ?? '', 'application/json');
}
