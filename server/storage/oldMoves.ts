// Reads the log rows of protocol 3, in which a move was a verb with arguments: its number, then its fields in a fixed order.
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  choose: ['option'],
  put: ['dice'],
  juggle: ['value', 'own', 'from', 'to'],
  draft: ['value'],
  take: ['value', 'own', 'from'],
  buy: ['card'],
  upgrade: ['tile', 'returns'],
  recruit: ['guest'],
  nobles: ['count'],
  breatheOn: ['tile'],
  deny: ['table'],
  pick: ['what'],
  sign: ['column'],
  strike: ['regular'],
};

interface OldRow {
  readonly verb: string;
  readonly args: readonly unknown[];
}

/** The row in today's form. Arguments beyond the fields of the move are dropped: the game knows no such move. */
export const withMove = <Row extends OldRow>({ verb, args: [, ...values], ...rest }: Row) => {
  const names = Object.hasOwn(FIELDS, verb) ? (FIELDS[verb] ?? []) : [];
  return { ...rest, move: { type: verb, ...Object.fromEntries(names.map((name, at) => [name, values[at]])) } };
};
