// The type of a text that is a function of facts.

/**
 * The function in a map such as `text.events`. TypeScript does not match `text.events[event.type]`, a union of
 * functions, with the union of events, so the function is cast to this type. The map's own type has checked that each
 * event has its function.
 */
export type Template<Facts, Result = string> = (facts: Facts) => Result;
