/** A place on the track that has a name. */
export interface SliderMark {
  readonly value: number;
  /** Default the value as the slider writes it. */
  readonly label?: string | undefined;
}

/** A mark and where it stands. */
export interface MarkPlace extends SliderMark {
  /** Share of the track in percent. */
  readonly at: number;
  /** At an end the word is kept inside. */
  readonly end: 'start' | 'end' | undefined;
}

/** Where marks stand between two ends; those beyond are left out. */
export function markPlaces(
  marks: readonly SliderMark[],
  min: number,
  max: number,
): readonly MarkPlace[] {
  return marks
    .filter(({ value }) => value >= min && value <= max && max > min)
    .map((mark) => {
      const at = ((mark.value - min) / (max - min)) * 100;
      return { ...mark, at, end: at === 0 ? 'start' : at === 100 ? 'end' : undefined };
    });
}
