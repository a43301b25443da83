/** The slider of temperatures: place 0 is 0 itself, all others are spread evenly over the powers of ten. */
export const maxPosition = 60;
const low = 0.02;
const high = 50;

/** The temperature at a place of the slider, in two significant digits. */
export function temperatureAt(position: number): number {
  if (position <= 0) return 0;
  return Number((low * (high / low) ** ((position - 1) / (maxPosition - 1))).toPrecision(2));
}

/** The place of the slider that is nearest to a temperature. */
export function sliderPosition(temperature: number): number {
  if (temperature <= 0) return 0;
  const position = 1 + ((maxPosition - 1) * Math.log(temperature / low)) / Math.log(high / low);
  return Math.round(Math.min(maxPosition, Math.max(1, position)));
}
