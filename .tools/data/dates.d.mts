export const target: string;
export function formatOf(locale: string): Intl.DateTimeFormat;
export function made(): string;
