/** The settings of figures by name, `figure.control`. Defaults are left out. */
export type Settings = Readonly<Record<string, string>>;

/** Merges settings; an empty value restores the default. */
export function withSettings(settings: Settings, chosen: Settings): Settings {
  return Object.fromEntries(Object.entries({ ...settings, ...chosen }).filter(([, value]) => value !== ''));
}

/** The present values of the settings in `chosen`: merging them again reverts the change. */
export function currentSettings(settings: Settings, chosen: Settings): Settings {
  return Object.fromEntries(Object.keys(chosen).map((name) => [name, settings[name] ?? '']));
}
