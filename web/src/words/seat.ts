/** The seat that a value of a message names, "@seat-1" for the second; -1 if it names none. */
export const seatIn = (value: unknown): number => Number(/^@seat-(\d+)$/.exec(String(value))?.[1] ?? -1);
