/** The slider of temperatures: place 0 is 0 itself, all others are spread evenly over the powers of ten. */
export const places = 60;
const low = 0.02;
const high = 50;

/** The temperature at a place of the slider, in two significant digits. */
export function temperatureAt(place: number): number {
  if (place <= 0) return 0;
  return Number((low * (high / low) ** ((place - 1) / (places - 1))).toPrecision(2));
}

/** The place of the slider that is nearest to a temperature. */
export function placeOf(temperature: number): number {
  if (temperature <= 0) return 0;
  const place = 1 + ((places - 1) * Math.log(temperature / low)) / Math.log(high / low);
  return Math.round(Math.min(places, Math.max(1, place)));
}
