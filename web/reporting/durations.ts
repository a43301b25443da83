/** `PT1M2.5S`: a duration in ISO 8601, as SCORM 2004 and xAPI have it, in hundredths of a second. */
export function isoDuration(seconds: number): string {
  const [hours, minutes, rest] = parts(seconds);
  const text = `${hours > 0 ? `${hours}H` : ''}${minutes > 0 ? `${minutes}M` : ''}${rest > 0 ? `${rest}S` : ''}`;
  return `PT${text === '' ? '0S' : text}`;
}

/** `0000:01:02.50`: a time span of SCORM 1.2, at most 9999 hours. */
export function timespan(seconds: number): string {
  const [hours, minutes, rest] = parts(Math.min(seconds, 9999 * 3600));
  return `${padded(hours, 4)}:${padded(minutes, 2)}:${rest.toFixed(2).padStart(5, '0')}`;
}

/** `14:02:09`: the time of day of SCORM 1.2. */
export function timeOfDay(when: Date): string {
  return [when.getHours(), when.getMinutes(), when.getSeconds()].map((part) => padded(part, 2)).join(':');
}

const padded = (number: number, digits: number): string => String(number).padStart(digits, '0');

function parts(seconds: number): readonly [hours: number, minutes: number, seconds: number] {
  const hundredths = Math.round(Math.max(seconds, 0) * 100);
  return [Math.floor(hundredths / 360_000), Math.floor(hundredths / 6000) % 60, (hundredths % 6000) / 100];
}
