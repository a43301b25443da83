/** Seconds at which the six beats begin, and the end of the story. */
export const beatStarts = [0, 6.2, 11.4, 15.6, 25.2, 30.6] as const;
export const duration = 36.6;

/** The time that stands for each beat: a picture to save, and what reduced motion shows. No caption fades then. */
export const stills = [5.95, 11.15, 15.3, 24.9, 29.15, 36.5] as const;

export const beatCount = beatStarts.length;

export function beatAt(time: number): number {
  return beatStarts.findLastIndex((start) => time >= start);
}

export const startOf = (beat: number): number => beatStarts[beat] ?? duration;

export const stillOf = (beat: number): number => stills[beat] ?? duration;
