/** What figures are set to, by name; what is as at first is not there. */
export type Settings = Readonly<Record<string, string>>;

/** Settings after a choice: an empty text puts one back to what it is at first. */
export function withSettings(settings: Settings, chosen: Settings): Settings {
  return Object.fromEntries(Object.entries({ ...settings, ...chosen }).filter(([, value]) => value !== ''));
}

/** What those that are chosen are now: choosing that again takes the choice back. */
export function settingsNow(settings: Settings, chosen: Settings): Settings {
  return Object.fromEntries(Object.keys(chosen).map((name) => [name, settings[name] ?? '']));
}
