/** Number of slider positions: position 0 is temperature 0, all others are spaced logarithmically. */
export const maxPosition = 60;
const low = 0.02;
const high = 50;

/** The temperature at a slider position, rounded to two significant digits. */
export function temperatureAt(position: number): number {
  if (position <= 0) return 0;
  return Number((low * (high / low) ** ((position - 1) / (maxPosition - 1))).toPrecision(2));
}

/** The slider position nearest to a temperature. */
export function sliderPosition(temperature: number): number {
  if (temperature <= 0) return 0;
  const position = 1 + ((maxPosition - 1) * Math.log(temperature / low)) / Math.log(high / low);
  return Math.round(Math.min(maxPosition, Math.max(1, position)));
}
