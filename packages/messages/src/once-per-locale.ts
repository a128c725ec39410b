/** Caches one formatter per locale: creating one takes longer than formatting all other text of a screen. */
export function oncePerLocale<T>(make: (locale: string) => T): (locale: string) => T {
  const made = new Map<string, T>();
  return (locale) => {
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
}
