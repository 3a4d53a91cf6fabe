/** The options of a choice, from each value and the key of what it is called, in the language that is shown now. */
export const spoken = <Value extends string, Key extends string>(
  keys: Readonly<Record<Value, Key>>,
  say: (key: Key) => string,
): { value: Value; label: string }[] => (Object.keys(keys) as Value[]).map((value) => ({ value, label: say(keys[value]) }));
